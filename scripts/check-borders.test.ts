import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../oxlint.config.ts';
import { pinnedNode, root } from './tasks/children.mjs';

interface Report {
  readonly message: string;
  readonly help?: string;
  readonly code?: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** `no-cycle` of `import(no-cycle)`. */
const nameOf = ({ code = 'unreadable' }: Report) => code.replace(/^.*\(|\)$/g, '');

const breaches = readFileSync(join(import.meta.dirname, 'borders/breaches.txt'), 'utf8');
/** The files of `breaches.txt`. A file without lines has one that nothing forbids. */
const files = breaches
  .split(/^# /m)
  .slice(1)
  .map((text) => {
    const [head = '', ...lines] = text.trimEnd().split('\n');
    const [file = '', rule = ''] = head.split(' // ');
    const parts = lines.map((line) => line.split(/ \/\/ (?=[a-z -]+$)/));
    return { file, lines: parts.length > 0 ? parts : [['export const one = 1;', rule]] };
  });

const tree = mkdtempSync(join(tmpdir(), 'haat-borders-'));
let reports: readonly Report[];
let seen: number;

beforeAll(() => {
  for (const { file, lines } of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), lines.map(([code]) => code).join('\n'));
  }
  for (const name of ['oxlint.config.ts', 'package.json']) cpSync(join(root, name), join(tree, name));
  for (const name of ['scripts', 'node_modules']) symlinkSync(join(root, name), join(tree, name));
  const oxlint = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', 'apps', 'packages'];
  const { stdout } = spawnSync(pinnedNode, oxlint, { cwd: tree, encoding: 'utf8' });
  ({ diagnostics: reports, number_of_files: seen } = JSON.parse(stdout));
});
afterAll(() => rmSync(tree, { recursive: true }));

describe('the borders', () => {
  it.each(
    files.flatMap(({ file, lines }) => lines.map(([code, rule = ''], at) => ({ file, at, code, rule }))),
  )('$file: $code → $rule', ({ file, at, rule }) => {
    const found = reports.filter(
      ({ filename, labels }) => filename === file && labels[0]?.span.line === at + 1,
    );
    expect([...new Set(found.map(nameOf))].sort().join(' ')).toBe(rule);
  });

  it('see every file', () => expect(seen).toBe(files.length));

  it('have a breach for each of their sentences', () => {
    const told = reports.map(({ message, help = '' }) => `${message} ${help}`).join('\n');
    const sentences = [...JSON.stringify(config).matchAll(/"message":("(?:[^"\\]|\\.)*")/g)];
    const all = new Set(sentences.map(([, text = '""']) => JSON.parse(text)));
    expect(all.size).toBeGreaterThan(30);
    expect([...all].filter((sentence) => !told.includes(sentence))).toEqual([]);
  });

  it('refuse a text in a component [TEXT-24]', () => {
    expect(reports.filter(({ message }) => message.startsWith('Write the text into'))).toHaveLength(4);
  });
});
