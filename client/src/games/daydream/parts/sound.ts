/** Small sounds, made here: paper, felt, glass, wax. Never a buzzer. */

import { soundIsOn } from "../../../shell/sound.svelte";
import type { Fact } from "../turn/steps";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let a page sound only after somebody has touched it. */
function stage(): AudioContext | null {
  if (!soundIsOn() || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

function rustle(audio: AudioContext): AudioBufferSourceNode {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  return source;
}

interface Shape {
  at: number;
  lasts: number;
  loud: number;
}

/** Swells fast and dies away softly. */
function envelope(audio: AudioContext, { at, lasts, loud }: Shape): GainNode {
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(audio.destination);
  return gain;
}

function scratch(audio: AudioContext, pitch: number, width: number, shape: Shape): void {
  const source = rustle(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = width;
  source.connect(filter).connect(envelope(audio, shape));
  run(audio, source, shape);
}

function tone(audio: AudioContext, pitch: number, shape: Shape, bend = pitch): void {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(pitch, audio.currentTime + shape.at);
  source.frequency.exponentialRampToValueAtTime(bend, audio.currentTime + shape.at + shape.lasts);
  source.connect(envelope(audio, shape));
  run(audio, source, shape);
}

function run(audio: AudioContext, source: AudioScheduledSourceNode, shape: Shape): void {
  source.start(audio.currentTime + shape.at);
  source.stop(audio.currentTime + shape.at + shape.lasts);
}

function glass(audio: AudioContext, pitch: number, at: number): void {
  tone(audio, pitch, { at, lasts: 1.1, loud: 0.07 });
  tone(audio, pitch * 2.76, { at, lasts: 0.5, loud: 0.02 });
}

const SOUNDS = {
  pencil(audio: AudioContext, at: number) {
    for (const later of [0, 0.07, 0.15]) {
      scratch(audio, 3200, 1.2, { at: at + later, lasts: 0.07, loud: 0.05 });
    }
  },
  tap(audio: AudioContext, at: number) {
    tone(audio, 190, { at, lasts: 0.09, loud: 0.12 }, 90);
  },
  one(audio: AudioContext, at: number) {
    glass(audio, 880, at);
  },
  two(audio: AudioContext, at: number) {
    glass(audio, 880, at);
    glass(audio, 1174.7, at + 0.16);
  },
  page(audio: AudioContext, at: number) {
    scratch(audio, 1400, 0.5, { at, lasts: 0.35, loud: 0.06 });
  },
  wax(audio: AudioContext, at: number) {
    tone(audio, 120, { at, lasts: 0.18, loud: 0.2 }, 60);
    scratch(audio, 500, 0.7, { at, lasts: 0.2, loud: 0.05 });
  },
  dice(audio: AudioContext, at: number) {
    for (const [later, pitch] of [
      [0, 900],
      [0.09, 700],
      [0.16, 820],
    ] as const) {
      scratch(audio, pitch, 6, { at: at + later, lasts: 0.05, loud: 0.16 });
    }
  },
};

export type Sound = keyof typeof SOUNDS;

export function sound(name: Sound, at = 0): void {
  const audio = stage();
  if (audio) SOUNDS[name](audio, at);
}

/** So long a line is drawn; from the fifth on they are twice as fast. */
const LINE = 0.55;

/** What the pen does, heard: a digit, the mark of a row, a tap for each line. */
export function soundOf(facts: Fact[]): void {
  if (!stage()) return;
  let at = 0;
  let lines = 0;
  for (const fact of facts) {
    if (fact.type === "NumberWritten") {
      sound("pencil", at);
      at += 0.25;
    } else if (fact.type === "RowSettled") {
      sound(fact.mark === "perfect" ? "two" : fact.mark === "super" ? "one" : "page", at);
    } else if (fact.type === "LineDrawn") {
      sound("tap", at);
      at += ++lines > 4 ? LINE / 2 : LINE;
    }
  }
}

/** Phones that can tremble do: 10 ms for a digit, 20 ms for the seal. */
export function tremble(milliseconds: number): void {
  navigator.vibrate?.(milliseconds);
}
