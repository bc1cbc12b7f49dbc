/** SHA-256 in plain TypeScript: at home a table is often served without https, and then browsers hide theirs. */

/** The first 32 bits of the fractions of the cube roots (`K`) and square roots (`START`) of primes. */
const K = roots(64, 3);
const START = roots(8, 2);

function roots(count: number, degree: 2 | 3): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (isPrime(n)) found.push(fraction(n, degree));
  }
  return Uint32Array.from(found);
}

function isPrime(n: number): boolean {
  for (let factor = 2; factor * factor <= n; factor++) if (n % factor === 0) return false;
  return true;
}

/** 32 bits after the point of a root; whole numbers, because a float is not sure of the last bit. */
function fraction(n: number, degree: 2 | 3): number {
  const wanted = BigInt(n) << BigInt(32 * degree);
  let low = 0n;
  let high = BigInt(n) << 32n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(degree) <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const blocks = padded(message);
  for (let start = 0; start < blocks.byteLength; start += 64) take(state, blocks, start);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** The message, one bit, zeros, and its length: whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const blocks = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  blocks.set(message);
  blocks[message.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setBigUint64(blocks.length - 8, BigInt(message.length) * 8n);
  return view;
}

function take(state: Uint32Array, blocks: DataView, start: number): void {
  const words = new Uint32Array(64);
  for (let n = 0; n < 64; n++) {
    words[n] = n < 16 ? blocks.getUint32(start + 4 * n) : schedule(words, n);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let n = 0; n < 64; n++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sum1 + ((e & f) ^ (~e & g)) + K[n]! + words[n]!) | 0;
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place]! += word));
}

function schedule(words: Uint32Array, n: number): number {
  const [far, near] = [words[n - 15]!, words[n - 2]!];
  const sigma0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
  const sigma1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
  return words[n - 16]! + sigma0 + words[n - 7]! + sigma1;
}
