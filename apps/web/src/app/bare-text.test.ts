// Texts that people read are in message files, so that a translation finds all of them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');

/** Attributes that a screen reader or a browser shows. */
const SHOWN = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
];

const isText = (text: unknown): text is string => typeof text === 'string' && /\p{L}/u.test(text);

/** Texts that are written into the components of a file. */
function bareTexts(file: string, code: string): string[] {
  const found: string[] = [];
  const addLiteral = (node: { type: string; value?: unknown } | null) => {
    if (node?.type === 'Literal' && isText(node.value)) found.push(node.value);
  };
  new Visitor({
    JSXText: ({ value }) => {
      if (isText(value)) found.push(value.trim());
    },
    JSXElement: ({ children }) => {
      for (const child of children) if (child.type === 'JSXExpressionContainer') addLiteral(child.expression);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !SHOWN.includes(name.name)) return;
      addLiteral(value?.type === 'JSXExpressionContainer' ? value.expression : value);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

test.each([
  ['between tags', '<p>Not found</p>', 'Not found'],
  ['next to other children', '<p>{count} left</p>', 'left'],
  ['in braces', "<p>{'Not found'}</p>", 'Not found'],
  ['in an attribute', '<img alt="A shop" />', 'A shop'],
  ['in an attribute with braces', "<button aria-label={'Go back'} />", 'Go back'],
])('finds a text %s', (_where, code, text) => {
  expect(bareTexts('a.tsx', code)).toEqual([text]);
});

test.each([
  ['from messages', '<p title={words.back}>{words.left(3)}</p>'],
  ['without letters', '<p>· {price} × 2</p>'],
  ['for programs', '<input type="text" name="city" className="wide" />'],
])('allows a text %s', (_what, code) => {
  expect(bareTexts('a.tsx', code)).toEqual([]);
});

test('no component of the web contains a text [TEXT-24]', () => {
  const files = globSync('**/*.tsx', { cwd: source }).filter((file) => !file.endsWith('.test.tsx'));
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((file) => !file.startsWith('testing/'))
    .flatMap((file) =>
      bareTexts(file, readFileSync(join(source, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});
