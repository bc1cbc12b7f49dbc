"""Why a journal cannot be used."""


class JournalCannotBeOpened(Exception):
    """The text says what is wrong and what to do."""


class JournalIsInUse(JournalCannotBeOpened):
    """Somebody else has it open, here or in another process."""


class JournalIsClosed(RuntimeError):
    """It was asked for something after its end; nothing of that is stored."""
