// Finds references to documents outside of the repository. Code and documents refer to ids in docs/requirements.md
// instead.
const REFERENCES = [
  /\b(?:house|api|product|screens|look|writing)\.md\b/,
  /\bspecification\b/i,
  /§/,
  /\bissue #?\d+/i,
];

/** @returns {string[]} the forbidden references of a line */
export const forbiddenIn = (line) => REFERENCES.flatMap((reference) => reference.exec(line)?.[0] ?? []);
