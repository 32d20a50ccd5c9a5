// Whether the tests that a document names are there and run.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readTitles } from './read-titles.mjs';

export const isFile = (root, path) =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;

/** Each test file is read once. */
export function makeTests(root) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) known.set(file, readTitles(root, file));
    return known.get(file);
  };
}

export function proofProblems(root, { file, titles }, tests, cited) {
  if (file === undefined) return [`"${titles[0]}" stands behind no test file`];
  if (!/\.test\.tsx?$/.test(file)) return [`${file} is no test file`];
  if (!isFile(root, file)) return [`there is no file ${file}`];
  if (titles.length === 0) return [`names no test of ${file}`];
  const { titles: known, errors } = tests(file);
  for (const title of titles) cited.add(`${file} ${title}`);
  return [
    ...errors.map((error) => `${file} cannot be read: ${error}`),
    ...titles.filter((title) => !known.has(title)).map((title) => `${file} has no test "${title}"`),
  ];
}
