// A text that is read at the top of a module would stay in the language at the start.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Expression, parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

type Texts = Readonly<Record<string, unknown>>;

/** The names of an access: 'failures.fetch' for `failures.fetch`. */
function namesOf(node: Expression): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return [];
  const before = namesOf(node.object);
  return before.length === 0 ? [] : [...before, node.property.name];
}

const valueAt = (texts: Texts, names: readonly string[]): unknown =>
  names.reduce<unknown>((value, name) => (value as Texts | undefined)?.[name], texts);

/** The texts that a file reads outside of a function. `texts` are its imported messages. */
function earlyTexts(file: string, code: string, texts: Texts): string[] {
  const found: string[] = [];
  let depth = 0;
  const enter = () => {
    depth++;
  };
  const leave = () => {
    depth--;
  };
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    MemberExpression(node) {
      const value = depth === 0 ? valueAt(texts, namesOf(node)) : undefined;
      if (typeof value === 'string') found.push(namesOf(node).join('.'));
    },
  }).visit(parseSync(file, code).program);
  return found;
}

const isOfMessages = (path: string): boolean => /\.messages\.ts$|\/messages\/[\w-]+\.ts$/.test(path);

/** The messages that a file imports, by their local names. */
async function importedTexts(file: string, code: string): Promise<Texts> {
  const texts: Record<string, unknown> = {};
  for (const { moduleRequest, entries } of parseSync(file, code).module.staticImports) {
    if (!isOfMessages(moduleRequest.value)) continue;
    const messages: Texts = await import(join(source, dirname(file), moduleRequest.value));
    for (const { importName, localName } of entries) texts[localName.value] = messages[importName.name ?? ''];
  }
  return texts;
}

const texts = { failures: { fetch: 'Could not fetch data' }, pages: { deep: { home: 'Home' } } };

test.each([
  ['in an object', 'const meta = { failure: failures.fetch };', ['failures.fetch']],
  ['in a group', 'const label = pages.deep.home;', ['pages.deep.home']],
  ['in a function', 'const fail = () => toast(failures.fetch);', []],
  ['of a group', 'const words = pages.deep;', []],
])('a text %s', (_where, code, found) => {
  expect(earlyTexts('a.ts', code, texts)).toEqual(found);
});

test('no file keeps a text of the first language [WORDS-2]', async () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !/\.test\.|^testing\//.test(file),
  );
  const found: string[] = [];
  let readers = 0;
  for (const file of files) {
    const code = readFileSync(join(source, file), 'utf8');
    const imported = await importedTexts(file, code);
    if (Object.keys(imported).length > 0) readers++;
    found.push(...earlyTexts(file, code, imported).map((text) => `${file}: ${text}`));
  }
  expect(readers).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
