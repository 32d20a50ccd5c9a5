// Reads the pages of docs/requirements/: one requirement a line, `- **CART-7** …`.
import { globSync } from 'node:fs';
import { readLines } from './files.mjs';

/** The index of all pages. */
export const INDEX = 'docs/requirements.md';

const PAGES = 'docs/requirements/*.md';
const ITEM = /^- \*\*([A-Z]+-\d+)\*\* (\(planned\) )?(\S.*)$/;
const LOOKS_LIKE_AN_ITEM = /^\s*[-*] \*\*\(?[A-Za-z]+-/;

/**
 * @typedef {{ id: string, file: string, line: number, page: string, heading: string, isPlanned: boolean, text: string }} Requirement
 *   `page` is the title of its file, `heading` the last one above it
 * @returns {{ items: Requirement[], problems: string[] }}
 */
export function readRequirements(root) {
  const pages = globSync(PAGES, { cwd: root })
    .sort()
    .map((file) => readPage(root, file));
  const items = pages.flatMap((page) => page.items);
  return {
    items,
    problems: [
      ...pages.flatMap(({ problems }) => problems),
      ...twice(items).map(({ file, line, id }) => `${file}:${line}: ${id} is defined twice`),
      ...strayed(items).map(
        ({ file, line, id }) => `${file}:${line}: ${id} is not on the page of its prefix`,
      ),
    ],
  };
}

function readPage(root, file) {
  const items = [];
  const problems = [];
  let page = '';
  let heading = '';
  for (const [index, text] of readLines(root, file).entries()) {
    const line = index + 1;
    if (text.startsWith('# ')) page = text.slice(2);
    if (text.startsWith('#')) heading = text;
    const [, id, planned, words] = ITEM.exec(text) ?? [];
    if (id) items.push({ id, file, line, page, heading, isPlanned: planned !== undefined, text: words });
    else if (LOOKS_LIKE_AN_ITEM.test(text)) problems.push(`${file}:${line}: is not "- **PREFIX-1** text"`);
  }
  return { items, problems };
}

/** The prefix before the number: CART. */
export const prefixOf = (id) => id.slice(0, id.indexOf('-'));

const twice = (items) => items.filter(({ id }, at) => items.findIndex((other) => other.id === id) !== at);

/** The index must list each prefix with its page, so that readers find an id. */
const strayed = (items) =>
  items.filter(({ id, file }) => items.find((other) => prefixOf(other.id) === prefixOf(id)).file !== file);
