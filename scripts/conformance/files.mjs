// The text files that people write and that may contain ids and references.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const TEXTS = [
  '*.md',
  '{apps,bench,docs,e2e,packages,scripts,deploy}/**/*.{ts,tsx,mjs,js,css,html,md,sql,sh,yml}',
];
const LEFT_OUT = ['node_modules', 'dist', 'data', '.cache'];
const TESTS = /\.test\.tsx?$/;

/** @returns {string[]} */
export const textFiles = (root) =>
  globSync(TEXTS, { cwd: root, exclude: (entry) => LEFT_OUT.includes(entry.split('/').at(-1)) }).sort();

export const isTest = (file) => TESTS.test(file);

export const isFile = (root, path) =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;

export const readLines = (root, file) => readFileSync(join(root, file), 'utf8').split('\n');
