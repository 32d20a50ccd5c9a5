// Reads every source file of a tree: what it imports, in whichever form, and the few expressions that rules ask about.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export const SOURCES = ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'];

/**
 * @typedef {{ line: number, specifier: string, target?: string }} Import `target` is a path in the tree
 * @typedef {{ file: string, imports: Import[], readsEnvironment: number[], readsClock: number[], errors: string[] }} Source
 */

/** @returns {Source[]} */
export function readSources(root) {
  return globSync(SOURCES, { cwd: root })
    .sort()
    .map((file) => readSource(root, file));
}

function readSource(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  const source = {
    file,
    imports: [],
    readsEnvironment: [],
    readsClock: [],
    errors: errors.map((e) => e.message),
  };
  const lineOf = (node) => text.slice(0, node.start).split('\n').length;
  const addImport = (node, literal) => {
    // A package's name may be completed by the system's; a path of our own is written out.
    const specifier = literal?.value ?? packageStart(literal);
    const line = lineOf(node);
    if (typeof specifier === 'string') source.imports.push({ line, ...resolve(root, file, specifier) });
    else if (!/\.test\.tsx?$/.test(file))
      source.errors.push(`line ${line}: an import whose target cannot be read`);
  };
  new Visitor({
    ImportDeclaration: (node) => addImport(node, node.source),
    ExportNamedDeclaration: (node) => node.source && addImport(node, node.source),
    ExportAllDeclaration: (node) => addImport(node, node.source),
    ImportExpression: (node) => addImport(node, node.source),
    TSImportType: (node) => addImport(node, node.source ?? node.argument?.literal),
    TSExternalModuleReference: (node) => addImport(node, node.expression),
    MemberExpression: (node) => {
      if (isNamed(node.object, 'process') && nameOf(node) === 'env')
        source.readsEnvironment.push(lineOf(node));
      if (isNamed(node.object, 'Date') && nameOf(node) === 'now') source.readsClock.push(lineOf(node));
      if (isNamed(node.object, 'globalThis') && nameOf(node) === 'process')
        source.readsEnvironment.push(lineOf(node));
    },
    VariableDeclarator: (node) => {
      const takes =
        node.id.type === 'ObjectPattern' && node.id.properties.some((one) => one.key?.name === 'env');
      if (takes && isNamed(node.init, 'process')) source.readsEnvironment.push(lineOf(node));
    },
    NewExpression: (node) => {
      if (isNamed(node.callee, 'Date') && node.arguments.length === 0) source.readsClock.push(lineOf(node));
    },
  }).visit(program);
  return source;
}

function packageStart(node) {
  const start = node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : '';
  return start === '' || start.startsWith('.') ? undefined : start;
}

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name;

const nameOf = ({ property, computed }) => (computed ? property.value : property.name);

/** Relative paths and the workspaces' own names become paths in the tree; packages stay as they are. */
function resolve(root, file, specifier) {
  const plain = specifier.replace(/[?#].*$/, '');
  if (plain.startsWith('@haat/')) return { specifier, target: workspaceFile(root, plain) };
  if (!plain.startsWith('.')) return { specifier };
  const path = relative(root, join(root, dirname(file), plain)).replaceAll('\\', '/');
  const endings = ['', '.ts', '.tsx', '/index.ts'];
  const ending = endings.find((one) => /\.\w+$/.test(path + one) && existsSync(join(root, path + one))) ?? '';
  return { specifier, target: path + ending };
}

/** A workspace's own name, with what stands behind it, as the file that its `exports` lead to. */
function workspaceFile(root, specifier) {
  const [, name, ...inside] = specifier.split('/');
  const folder = ['packages', 'apps'].find((one) => existsSync(join(root, one, name))) ?? 'packages';
  const path = [folder, name, 'src', ...inside].join('/');
  return [`${path}.ts`, `${path}/index.ts`].find((file) => existsSync(join(root, file))) ?? path;
}
