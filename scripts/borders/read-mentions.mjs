// Collects what rules look for in a file's code, with line and column.
import { Visitor } from 'oxc-parser';

/**
 * @typedef {import('./read-sources.mjs').Position} Position
 * @typedef {Position & { name: string }} Mention
 * @typedef {Position & { method: string, object?: string, on?: string, argument?: string, text?: string, keys?: string[], valuesBy?: string[] }} Call
 * @typedef {object} Mentions
 * @property {Mention[]} names globals as they are used: `fetch`, `Date.now`, `new Date()`, `process.env`, `async`
 * @property {Mention[]} members the last name of each `a.b`, and the names taken apart by `{ b } = a`
 * @property {Mention[]} types names of types
 * @property {Mention[]} keys names of properties whose value was made elsewhere: `queryKey: ordersKey`
 * @property {Mention[]} madeKeys names of properties whose value is made there: `queryKey: ['orders']`
 * @property {Mention[]} elements JSX elements
 * @property {Call[]} calls `method` is the last name; `object` the first one,
 * `on` the one before it; `argument` the
 * first one's name, `text` or `keys`; `valuesBy` the methods that make the values of those keys
 * @property {(Position & { text: string })[]} sql templates with the tag `sql`, and texts that are sent to the database
 */

/** @param positionOf returns line and column of a node */
export function readMentions(program, positionOf) {
  const imports = [];
  /** @type {Mentions} */
  const mentions = {
    names: [],
    members: [],
    types: [],
    keys: [],
    madeKeys: [],
    elements: [],
    calls: [],
    sql: [],
  };
  const add = (kind, node, name) => name !== undefined && mentions[kind].push({ ...positionOf(node), name });
  const plainNames = new Set();
  new Visitor({
    ...importVisitor(imports, positionOf),
    ...nameVisitor(add, plainNames),
    ...keywordVisitor(add),
    ...callVisitor(mentions, positionOf),
  }).visit(program);
  return { imports, mentions };
}

function importVisitor(imports, positionOf) {
  const addImport = (node, literal, { names = [], isType = false, isReexport = false } = {}) =>
    imports.push({
      ...positionOf(node),
      specifier: specifierOf(literal),
      names,
      isType,
      isReexport,
    });
  return {
    ImportDeclaration: (node) =>
      addImport(node, node.source, { names: importedNames(node), isType: isOnlyTypes(node) }),
    ExportNamedDeclaration: (node) =>
      node.source &&
      addImport(node, node.source, {
        names: node.exportKind === 'type' ? [] : node.specifiers.map(({ local }) => local.name),
        isType: node.exportKind === 'type',
        isReexport: true,
      }),
    ExportAllDeclaration: (node) => addImport(node, node.source, { names: ['*'], isReexport: true }),
    ImportExpression: (node) => addImport(node, node.source, { names: ['*'] }),
    TSImportType: (node) => addImport(node, node.source ?? node.argument?.literal, { isType: true }),
    TSExternalModuleReference: (node) => addImport(node, node.expression, { names: ['*'] }),
  };
}

const isOnlyTypes = (node) =>
  node.importKind === 'type' ||
  (node.specifiers.length > 0 && node.specifiers.every(({ importKind }) => importKind === 'type'));

const importedNames = ({ importKind, specifiers }) =>
  importKind === 'type'
    ? []
    : specifiers.filter((one) => one.importKind !== 'type').map(({ imported }) => imported?.name ?? '*');

/** Handles `import(`@package-${platform}`)`. Relative paths must be literals. */
function specifierOf(node) {
  if (typeof node?.value === 'string') return node.value;
  const start = node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : '';
  return start === '' || start.startsWith('.') ? undefined : start;
}

/** `plain` collects identifiers that are not globals: properties, keys, types, and `Date` where it doesn't read the clock. */
function nameVisitor(add, plain) {
  return {
    MemberExpression: (node) => {
      const property = memberName(node);
      add('members', node.property, property);
      if (!node.computed) plain.add(node.property);
      if (node.object.type !== 'Identifier') return;
      add('names', node, `${node.object.name}.${property}`);
      if (node.object.name === 'Date') plain.add(node.object);
    },
    Property: (node) => {
      if (node.computed || node.key.type !== 'Identifier') return;
      const isMade = !['Identifier', 'MemberExpression', 'AssignmentPattern'].includes(node.value.type);
      if (node.shorthand) add('members', node, node.key.name);
      add(isMade ? 'madeKeys' : 'keys', node, node.key.name);
      plain.add(node.key);
    },
    VariableDeclarator: ({ id, init }) => {
      const taken = init?.type === 'MemberExpression' ? memberName(init) : init?.name;
      if (id.type !== 'ObjectPattern' || taken === undefined) return;
      for (const one of id.properties) add('names', one, `${taken}.${one.key?.name ?? '…'}`);
    },
    NewExpression: (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'Date') return;
      plain.add(node.callee);
      if (node.arguments.length === 0) add('names', node, 'new Date()');
    },
    BinaryExpression: (node) => node.operator === 'instanceof' && plain.add(node.right),
    TSTypeReference: (node) => {
      plain.add(node.typeName);
      add('types', node, node.typeName.name);
    },
    Identifier: (node) => !plain.has(node) && add('names', node, node.name),
    JSXOpeningElement: (node) => add('elements', node, node.name.name),
  };
}

const keywordVisitor = (add) => ({
  FunctionDeclaration: (node) => node.async && add('names', node, 'async'),
  FunctionExpression: (node) => node.async && add('names', node, 'async'),
  ArrowFunctionExpression: (node) => node.async && add('names', node, 'async'),
  IfStatement: (node) => add('names', node, 'if'),
  SwitchStatement: (node) => add('names', node, 'switch'),
  WhileStatement: (node) => add('names', node, 'while'),
  ForStatement: (node) => add('names', node, 'for'),
  ForOfStatement: (node) => add('names', node, 'for'),
});

function callVisitor(mentions, positionOf) {
  const addSql = (node, text) => mentions.sql.push({ ...positionOf(node), text });
  return {
    CallExpression: (node) => {
      const { callee } = node;
      const [first] = node.arguments;
      const isMember = callee.type === 'MemberExpression';
      const method = isMember ? memberName(callee) : callee.name;
      const object = isMember ? chainStart(callee.object) : undefined;
      mentions.calls.push({
        ...positionOf(isMember ? callee.property : node),
        method,
        object,
        on: isMember ? lastName(callee.object) : undefined,
        argument: argumentName(first),
        text: textOf(first),
        keys: first?.type === 'ObjectExpression' ? first.properties.map(({ key }) => key?.name) : undefined,
        valuesBy: first?.type === 'ObjectExpression' ? first.properties.flatMap(makerOf) : undefined,
      });
      if (!['raw', 'execute', 'query', 'identifier'].includes(method)) return;
      const text = textOf(first);
      if (text !== undefined) addSql(first, /^"?\w+"?$/.test(text.trim()) ? `from ${text}` : text);
    },
    TaggedTemplateExpression: (node) => {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql') addSql(node, textOf(node.quasi));
    },
  };
}

const memberName = ({ property, computed }) => (computed ? property.value : property.name);

/** `app` of `context.app.get(…)`. */
const lastName = (node) => (node.type === 'MemberExpression' ? memberName(node) : node.name);

/** `db` of `db.select().from(x)`. */
function chainStart(node) {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return chainStart(node.object);
  return node.type === 'CallExpression' ? chainStart(node.callee) : undefined;
}

/** `placeholder` of `id: sql.placeholder('id')`. */
const makerOf = ({ value }) =>
  value?.type === 'CallExpression' && value.callee.type === 'MemberExpression'
    ? [memberName(value.callee)]
    : [];

const argumentName = (node) => {
  if (node?.type === 'Identifier') return node.name;
  return node?.type === 'MemberExpression' && node.object.type === 'Identifier'
    ? `${node.object.name}.${memberName(node)}`
    : undefined;
};

/** A literal's or a template's text, each `${…}` as a space, a plain name in it as `$name`. */
function textOf(node) {
  if (typeof node?.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  return node.quasis
    .map(
      ({ value }, at) =>
        value.cooked + (at < node.expressions.length ? ` $${node.expressions[at].name ?? ''} ` : ''),
    )
    .join('');
}
