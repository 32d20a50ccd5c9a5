// A thing in a picture: where its drawing comes from, and a pale background in its own colour.
import type { Tint } from './tints.ts';

/** Changes the colours of a picture, so that one onion also gives the red one. Hue in degrees. */
export interface Tone {
  readonly hue?: number;
  readonly saturation?: number;
  readonly brightness?: number;
}

export interface Thing {
  /** An emoji's code point (Fluent Emoji), or a drawing of ours in `drawn/`. */
  readonly from: { readonly emoji: string } | { readonly drawn: string };
  readonly tint: Tint;
  readonly tone?: Tone;
}

export const emoji = (code: string, tint: Tint, tone?: Tone): Thing => ({
  from: { emoji: code },
  tint,
  ...(tone && { tone }),
});
export const drawn = (name: string, tint: Tint, tone?: Tone): Thing => ({
  from: { drawn: name },
  tint,
  ...(tone && { tone }),
});
