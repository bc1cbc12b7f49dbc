"""Pronunciations by espeak-ng, a library that the referee can do without."""

import ctypes
from functools import lru_cache
from threading import Lock

from reverie.referee.sound import Sounds, sounds_of

# By file: a voice by its language tag is not found by every build of the library.
VOICES = {"en": b"gmw/en", "de": b"gmw/de", "fr": b"roa/fr", "sv": b"gmq/sv"}

_WITHOUT_PLAYING = 2
_UTF8 = 1
_IPA_PARTED_BY_UNDERSCORES = 0x02 | ord("_") << 8


class Espeak:
    """Says how a word is spoken. The library keeps one voice at a time for the whole process."""

    def __init__(self) -> None:
        """Raises OSError or ImportError where the library cannot be loaded."""
        import espeakng_loader  # noqa: PLC0415 — not to be had on every machine

        self._library = ctypes.CDLL(espeakng_loader.get_library_path())
        self._library.espeak_TextToPhonemes.restype = ctypes.c_char_p
        self._library.espeak_TextToPhonemes.argtypes = [
            ctypes.POINTER(ctypes.c_char_p),
            ctypes.c_int,
            ctypes.c_int,
        ]
        data = str(espeakng_loader.get_data_path()).encode()
        if self._library.espeak_Initialize(_WITHOUT_PLAYING, 0, data, 0) <= 0:
            raise OSError("espeak-ng does not find its data")
        self._lock = Lock()
        self._voice = b""

    @lru_cache(maxsize=4096)  # noqa: B019 — there is one for the life of the process
    def sounds(self, language: str, word: str) -> Sounds:
        """The segments of a word as it is spoken in the language."""
        with self._lock:
            self._speak(VOICES[language])
            rest = ctypes.c_char_p(word.encode())
            said = []
            while rest.value:
                part = self._library.espeak_TextToPhonemes(
                    ctypes.byref(rest), _UTF8, _IPA_PARTED_BY_UNDERSCORES
                )
                said.append((part or b"").decode(errors="replace"))
        return sounds_of("_".join(said))

    def _speak(self, voice: bytes) -> None:
        if voice != self._voice and self._library.espeak_SetVoiceByName(voice) != 0:
            raise OSError(f"espeak-ng has no voice {voice.decode()}")
        self._voice = voice
