// The titles of a test file: what stands first in a call of it, test or describe, also of `it.each(rows)('…')`. It is read
// as code, so that a title in a comment, in a text or of a test that never runs does not count.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const TESTS = ['it', 'test', 'describe'];
const NEVER_RUN = ['skip', 'todo'];

/** @returns {{ titles: Set<string>, errors: string[] }} */
export function readTitles(root, file) {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const found = [];
  new Visitor({
    CallExpression(node) {
      const names = namesOf(node.callee);
      const title = textOf(node.arguments[0]);
      if (!TESTS.includes(names[0]) || title === undefined) return;
      found.push({ title, node, isRun: !names.some((name) => NEVER_RUN.includes(name)) });
    },
  }).visit(program);
  const asleep = found.filter(({ isRun }) => !isRun).map(({ node }) => node);
  const running = found.filter(
    ({ node }) => !asleep.some(({ start, end }) => start <= node.start && node.end <= end),
  );
  return {
    titles: new Set(running.map(({ title }) => title)),
    errors: errors.map(({ message }) => message),
  };
}

/** `it.skip.each(rows)` → it, skip, each. */
function namesOf(callee) {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'MemberExpression') return [...namesOf(callee.object), callee.property.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  return [undefined];
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  const isPlain = node?.type === 'TemplateLiteral' && node.expressions.length === 0;
  return isPlain ? node.quasis[0].value.cooked : undefined;
}
