/** Which of the three layouts a screen gets; low ones fold the shelf to a strip. */

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 599px");
export const wide = new MediaQuery("min-width: 1100px");
const low = new MediaQuery("(max-height: 819px), (max-width: 1099px) and (max-height: 919px)");
/** A phone on its side. */
const flat = new MediaQuery("(max-width: 1099px) and (max-height: 519px)");

/** The shelf shows only what lies around the item being traced. */
export function hasStrip(): boolean {
  return phone.current || low.current;
}

/** Three panels side by side would be too small to touch: one stands open, the others ajar. */
export function needsCasements(): boolean {
  return phone.current || flat.current;
}

/** Where the extra rules have their place: a band above the window, or a wall beside it. */
export interface InRoom {
  readonly extras: "band" | "wall";
}

export const ROOM = Symbol("the room around a board");
