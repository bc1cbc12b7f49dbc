/**
 * Words that are not sent yet. They survive a reload and a refusal, and stay bound to what they
 * were meant for: a guess at a card that has just left is refused, never judged by the next one.
 */

import type { Blank } from "../../../protocol/when_i_dream";
import type { Refusal } from "../../../shell/api";
import { forget, keep, kept } from "../../../shell/device";
import type { Done } from "../../../table/connection";

interface Kept {
  about: string;
  text: string;
}

export class Draft {
  text = $state("");
  refusal = $state.raw<Refusal | null>(null);
  isSending = $state(false);
  private readonly key: string;
  private meant: { about: string; command: Blank["command"] } | null = null;

  constructor(
    table: string,
    about: string,
    private readonly send: (command: unknown) => Promise<Done>,
  ) {
    this.key = `typed-${table}`;
    const found = kept(this.key) as Partial<Kept> | null | undefined;
    if (found?.about === about && typeof found.text === "string") this.text = found.text;
  }

  write(text: string, about: string, blank: Blank): void {
    this.text = text;
    this.meant = { about, command: blank.command };
    if (text) keep(this.key, { about, text } satisfies Kept);
    else forget(this.key);
  }

  /** Whether it was taken. */
  async submit(about: string, blank: Blank): Promise<boolean> {
    if (this.isSending) return false;
    const meant = this.meant && this.meant.about !== about ? this.meant.command : blank.command;
    const text = this.text;
    this.isSending = true;
    this.refusal = null;
    const done = await this.send({ ...meant, [blank.field]: text });
    this.isSending = false;
    // Said with its reason once, it may be meant anew.
    this.meant = null;
    if (!done.ok) {
      this.refusal = done.refusal;
      return false;
    }
    // What was written meanwhile is the next word.
    if (this.text === text) {
      this.text = "";
      forget(this.key);
    }
    return true;
  }
}
