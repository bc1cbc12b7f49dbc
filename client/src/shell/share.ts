/** Ways to bring somebody to a table. */

/** Codes are small letters and digits; people read them better large and in two halves. */
export function spelled(code: string): string {
  const large = code.toUpperCase();
  return large.length === 8 ? `${large.slice(0, 4)}\u00a0${large.slice(4)}` : large;
}

/** What somebody typed or pasted, as a code: a whole link will do, too. */
export function codeOf(text: string): string {
  const inLink = /\/t\/([^/?#\s]+)/.exec(text)?.[1];
  return (inLink ?? text).replace(/[\s-]/g, "").toLowerCase();
}

export function linkTo(code: string): string {
  return `${location.origin}/t/${code}`;
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** The device's own way; whoever closes it wants nothing. */
export async function share(title: string, text: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, text, url });
  } catch {
    // Closed without choosing anybody.
  }
}

/** Whether it worked: without a secure page there is no clipboard. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

/** A laptop's server is often reached over plain HTTP, where the old way still works. */
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const place = document.querySelector("dialog[open]") ?? document.body;
  const before = document.activeElement as HTMLElement | null;
  place.append(field);
  field.select();
  const worked = document.execCommand("copy");
  field.remove();
  before?.focus();
  return worked;
}
