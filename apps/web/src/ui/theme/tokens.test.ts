// Every text is readable on each of its backgrounds: contrast of at least 4.5, and 3 for edges of fields and icons
// (WCAG 2.1 AA).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync('apps/web/src/ui/theme/tokens.css', 'utf8');
const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');

const colours = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]),
  );

const light = colours(lightCss);
const themes = { light, dark: { ...light, ...colours(darkCss) } };

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const texts = [
  ['ink', ['ground', 'card', 'sunk', 'brick-tint', 'leaf-tint']],
  ['quiet', ['ground', 'card', 'sunk']],
  ['leaf', ['ground', 'card', 'leaf-tint', 'sunk']],
  ['on-leaf', ['leaf', 'leaf-press']],
  ['on-mango', ['mango']],
  ['on-mango-tint', ['mango-tint']],
  ['brick', ['ground', 'card', 'brick-tint']],
  ['on-brick', ['brick']],
] as const;

const edges = [['edge', ['ground', 'card']]] as const;

const pairs = (rows: readonly (readonly [string, readonly string[]])[]) =>
  rows.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

test('the contrast calculation agrees with a known pair', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(themes))('%s', (_name, theme) => {
  const between = (front: string, ground: string): number => {
    const [one, other] = [theme[front], theme[ground]];
    if (!one || !other) throw new Error(`No such token: ${front} or ${ground}`);
    return contrast(one, other);
  };
  test.each(pairs(texts))('%s is readable on %s [LOOK-4]', (front, ground) => {
    expect(between(front, ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(pairs(edges))('%s is visible on %s [LOOK-4]', (front, ground) => {
    expect(between(front, ground)).toBeGreaterThanOrEqual(3);
  });
});

test('the light theme has every colour of the dark one', () => {
  expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(light).sort());
});
