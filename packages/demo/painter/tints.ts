// The backgrounds of the pictures: a pale tint for each colour of goods, and functions that mix colours.

export const tints = {
  rose: '#fde1dc',
  coral: '#fddccb',
  peach: '#ffe8c9',
  butter: '#fff1bf',
  sand: '#f3e6cb',
  cream: '#fbf0dc',
  lime: '#eef5c9',
  leaf: '#dff1d6',
  mint: '#d6f0e2',
  ice: '#ddf0f3',
  sky: '#d9eaf9',
  lilac: '#e6e0f8',
  plum: '#f3dfee',
  clay: '#f1dfd2',
  stone: '#eae5df',
} as const;

export type Tint = keyof typeof tints;

export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes `share` of `other` into `hex`. */
export function mix(hex: string, other: string, share: number): string {
  const a = rgbOf(hex);
  const b = rgbOf(other);
  const channel = (i: 0 | 1 | 2) => Math.round(a[i] + (b[i] - a[i]) * share);
  const value = (channel(0) << 16) | (channel(1) << 8) | channel(2);
  return `#${value.toString(16).padStart(6, '0')}`;
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** Darkens towards a warm violet instead of black, like the emoji's own shadows. */
export const darker = (hex: string, share: number): string => mix(hex, '#2a1030', share);
