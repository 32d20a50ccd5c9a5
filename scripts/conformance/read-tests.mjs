// Reads which requirements the tests of a file prove: the ids at the end of their titles, and of the `describe` around them.
// Biome reports skipped tests.
import { readLines } from './files.mjs';

const IDS = /\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\](?=['"`])/g;

/** @returns {{ id: string, line: number }[]} 'refuses it [CART-7, CART-8]' → CART-7, CART-8 */
export const readTests = (root, file) =>
  readLines(root, file).flatMap((text, at) =>
    text.trimStart().startsWith('//')
      ? []
      : [...text.matchAll(IDS)].flatMap(([, ids]) => ids.split(', ').map((id) => ({ id, line: at + 1 }))),
  );
