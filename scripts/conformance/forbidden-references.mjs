// Papers that aren't in the repository. Code and documents refer to an id of docs/requirements.md instead.
const REFERENCES = [
  /\b(?:house|api|product|screens|look|writing)\.md\b/,
  /\bspecification\b/i,
  /§/,
  /\bissue #?\d+/i,
];

/** @returns {string[]} what a line refers to and must not */
export const forbiddenIn = (line) => REFERENCES.flatMap((reference) => reference.exec(line)?.[0] ?? []);
