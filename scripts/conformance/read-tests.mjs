// Reads which requirements the tests of a file prove: ids in brackets in the title of a test that runs, or of a `describe`
// around it. The file is read as code, so that comments and skipped tests don't count.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const NEVER_RUN = ['skip', 'todo'];
const BRACKETS = /\[([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\]/g;

/** @returns {string[]} the ids in brackets: 'refuses it [CART-7, CART-8]' → CART-7, CART-8 */
const idsIn = (title) => [...title.matchAll(BRACKETS)].flatMap(([, ids]) => ids.split(', '));

/**
 * @typedef {{ id: string, line: number }} Mention
 * @returns {{ proven: Set<string>, mentions: Mention[], errors: string[] }} `mentions` are all ids in titles, also of tests that don't run
 */
export function readTests(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  const calls = [];
  new Visitor({
    CallExpression(node) {
      const [kind, ...modifiers] = namesOf(node.callee);
      const title = textOf(node.arguments[0]);
      if (!['it', 'test', 'describe'].includes(kind)) return;
      const isRun = !modifiers.some((name) => NEVER_RUN.includes(name));
      calls.push({ node, kind, ids: idsIn(title ?? ''), isRun });
    },
  }).visit(program);
  const lineOf = ({ start }) => text.slice(0, start).split('\n').length;
  return {
    proven: new Set(calls.filter(runs(calls)).flatMap((call) => idsAround(calls, call))),
    mentions: calls.flatMap(({ node, ids }) => ids.map((id) => ({ id, line: lineOf(node) }))),
    errors: errors.map(({ message }) => message),
  };
}

const isIn = (inner, outer) => outer.start <= inner.start && inner.end <= outer.end;

const around = (calls, { node }) => calls.filter((other) => isIn(node, other.node));

/** A call of `it.each(rows)` is inside the call with the title. It has no title and no ids itself. */
const runs = (calls) => (call) => call.kind !== 'describe' && around(calls, call).every(({ isRun }) => isRun);

const idsAround = (calls, call) => around(calls, call).flatMap(({ ids }) => ids);

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
  return node?.type === 'TemplateLiteral'
    ? node.quasis.map(({ value }) => value.cooked).join('…')
    : undefined;
}
