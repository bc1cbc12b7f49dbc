/** Hashes: the browser's own where it offers them, ours where the page came without https. */

import { sha256 as plain } from "./sha256";

const BLOCK = 64;

export async function sha256(message: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (!subtle) return plain(message);
  return new Uint8Array(await subtle.digest("SHA-256", message as BufferSource));
}

/** HMAC-SHA-256, by its definition: an empty message and any key are allowed. */
export async function hmac(key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const short = key.length > BLOCK ? await sha256(key) : key;
  const inner = new Uint8Array(BLOCK).fill(0x36);
  const outer = new Uint8Array(BLOCK).fill(0x5c);
  short.forEach((byte, place) => {
    inner[place]! ^= byte;
    outer[place]! ^= byte;
  });
  return await sha256(joined(outer, await sha256(joined(inner, message))));
}

export function joined(...pieces: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let place = 0;
  for (const piece of pieces) {
    whole.set(piece, place);
    place += piece.length;
  }
  return whole;
}

export class NotHexadecimal extends Error {}

export function bytes(hexadecimal: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(hexadecimal)) throw new NotHexadecimal(hexadecimal);
  return Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function hexadecimal(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
