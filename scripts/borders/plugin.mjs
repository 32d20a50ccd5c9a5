// The rules of Oxlint that only Haat has: the order of slices, and the names of files.
// They are written as for ESLint: https://eslint.org/docs/latest/extend/custom-rules
import { dirname, join, relative } from 'node:path';
import { slices } from '../../packages/contract/src/slices.ts';

const ORDER = Object.keys(slices);
const isLater = (one, other) => ORDER.indexOf(one) > ORDER.indexOf(other);

const CONTRACTS = new Map(
  Object.entries(slices).flatMap(([name, { files = [] }]) => [name, ...files].map((file) => [file, name])),
);
/** Files of the contract that are made from several slices. */
const SUM = /^(examples(\/.*)?|every-endpoint|every-slice|problem|shapes)$/;

/** `role` is the ending of the name, before `.ts`. */
function placeOf(path) {
  const [, part, name = ''] = /^(?:apps|packages)\/([^/]+)\/src\/(.*?)(?:\.tsx?)?$/.exec(path) ?? [];
  const [area, folder, ...inside] = name.split('/');
  const ofServerOrWeb = area === 'slices' && inside.length > 0 ? folder : undefined;
  const slice = part === 'contract' ? CONTRACTS.get(name) : ofServerOrWeb;
  const [, role = inside.at(-1)] = /\.([\w-]+?)(?:\.(?:hi|ml))?$/.exec(name) ?? [];
  return { part, area, slice, role, isSum: part === 'contract' && SUM.test(name) };
}

const fileOf = ({ cwd, filename }) => relative(cwd, filename).replaceAll('\\', '/');

/** The place that an import leads to. Other packages have none of our parts. */
function targetOf(file, module) {
  if (module.startsWith('.')) return placeOf(join(dirname(file), module).replaceAll('\\', '/'));
  return placeOf(module.replace(/^@haat\/([^/]+)\//, 'packages/$1/src/'));
}

const knowsNoSlice = ({ part, area, slice, isSum }) =>
  ['client', 'map'].includes(part) ||
  ['platform', 'ui', 'messages'].includes(area) ||
  (part === 'contract' && !slice && !isSum);

/** What a slice may use of another one. Views and tables only read, so they may use its tables. */
const isOpen = (from, to) =>
  to.part === 'contract' ||
  ['index', 'messages'].includes(to.role) ||
  (['views', 'tables'].includes(from.role) && to.role === 'tables');

function sliceProblem(from, to) {
  const hasFixtures = ['slices', 'platform', 'testing'].includes(from.area);
  if (hasFixtures && to.role === 'factory' && from.slice !== to.slice)
    return 'Move fixtures that several slices use into testing/.';
  if (from.role === 'test' || from.area === 'testing') return undefined;
  if (knowsNoSlice(from) && (to.slice || (from.part === 'contract' && to.isSum)))
    return 'This file knows no slice. Take it as an argument or a prop, or move the file into the slice.';
  if (!from.slice || !to.slice || from.slice === to.slice) return undefined;
  if (isLater(to.slice, from.slice))
    return `'${to.slice}' comes after '${from.slice}'. Publish an event for it, or move the code there.`;
  return isOpen(from, to) ? undefined : `Import what the index.ts of '${to.slice}' exports.`;
}

/** A folder of a large slice, named after what happens there. */
const TECHNICAL =
  'api|commands|components|events|forms|hooks|pages|queries|routes|services|tables|types|views';
const ROOM = `(?:(?!(?:${TECHNICAL})/)[a-z][a-z-]*/)?`;
const NAME = '[a-z0-9][a-z0-9-]*';
const MESSAGES = 'messages(?:\\.(?:hi|ml))?';
const API_ROLES = `routes|tables|queries|views|events|event-types|sweeps|service|program|${MESSAGES}`;
const PARTS =
  'apps/(?:api|operator|web)|packages/(?:client|contract|demo|embedded-postgres|map|starter|tracing)';
/** The first pattern whose `in` matches counts. Its group is a slice. */
const FILES = [
  { in: /^apps\/api\/src\/slices\/([^/]+)\//, like: `${ROOM}${NAME}(\\.(${API_ROLES}))?\\.ts` },
  {
    in: /^apps\/web\/src\/slices\/([^/]+)\//,
    like: `${ROOM}(pages/${NAME}-page\\.tsx|components/(${NAME}\\.tsx|use-${NAME}\\.ts)|${NAME}-form\\.tsx|${NAME}(\\.(api|${MESSAGES}))?\\.ts)`,
  },
  {
    in: /^apps\/web\/src\/ui\//,
    like: `(feedback|fields|format|layout|lists|map|pictures|theme)/.+|classes\\.ts|ui\\.${MESSAGES}\\.ts`,
  },
  { in: new RegExp(`^(?:${PARTS})/src/`), like: '.+' },
];
const VAGUE = /\b(utils?|helpers?|common|misc|shared|lib|stuff|functions|tools)\b/;

function nameProblem(file) {
  if (VAGUE.test(file)) return 'Name the file after its one main export.';
  const pattern = FILES.find((one) => one.in.test(file));
  if (!pattern) return 'No border is for this folder. Add some to oxlint.config.ts, and the folder to PARTS.';
  const [start, slice] = pattern.in.exec(file);
  if (slice && !ORDER.includes(slice)) return `Add '${slice}' to packages/contract/src/slices.ts.`;
  const isKnown = new RegExp(`^(${pattern.like})$`).test(file.slice(start.length));
  return isKnown ? undefined : 'Name it by its role and place, as the tables in CONTRIBUTING.md say.';
}

const report = (context, node, message) => message && context.report({ node, message });

export default {
  meta: { name: 'haat' },
  rules: {
    slices: {
      create(context) {
        const file = fileOf(context);
        return {
          '[source.value]': (node) =>
            report(context, node, sliceProblem(placeOf(file), targetOf(file, node.source.value))),
        };
      },
    },
    'file-name': {
      create: (context) => ({ Program: (node) => report(context, node, nameProblem(fileOf(context))) }),
    },
  },
};
