// Reads docs/requirements.md: one item a line, `- **CART-7** …`, below the heading of its area.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const REQUIREMENTS = 'docs/requirements.md';

const ITEM = /^- \*\*([A-Z]+-\d+)\*\* (\(planned\) )?(\S.*)$/;
const LOOKS_LIKE_AN_ITEM = /^\s*[-*] \*\*\(?[A-Za-z]+-/;

/**
 * @typedef {{ id: string, line: number, area: string, isPlanned: boolean, text: string }} Requirement
 *   `area` is the heading of the second level above it
 * @returns {{ items: Requirement[], problems: string[] }}
 */
export function readRequirements(root) {
  const items = [];
  const problems = [];
  let area = '';
  for (const [index, text] of readFileSync(join(root, REQUIREMENTS), 'utf8').split('\n').entries()) {
    const line = index + 1;
    if (text.startsWith('## ')) area = text.slice(3);
    const found = ITEM.exec(text);
    if (found) items.push({ id: found[1], line, area, isPlanned: found[2] !== undefined, text: found[3] });
    else if (LOOKS_LIKE_AN_ITEM.test(text))
      problems.push(`${REQUIREMENTS}:${line}: is not "- **AREA-1** text"`);
  }
  const twice = items.filter(({ id }, at) => items.findIndex((other) => other.id === id) !== at);
  return {
    items,
    problems: [...problems, ...twice.map(({ id, line }) => `${REQUIREMENTS}:${line}: ${id} is there twice`)],
  };
}

/** The letters before the number: CART. */
export const areaOf = (id) => id.slice(0, id.indexOf('-'));
