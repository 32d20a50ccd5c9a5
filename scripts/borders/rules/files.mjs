// Names and places of files, and the environment.
import { file, globals } from '../forbids.mjs';
import { inApiSlices, inWebSlices, isApiRole, isForTests, isWebRole } from '../places.mjs';

const VAGUE = /^(utils?|helpers?|common|misc|shared|lib|stuff|functions|tools)$/;

/** The folders of ui/, and the files beside them. */
const UI_FOLDERS = ['feedback', 'fields', 'format', 'icons', 'layout', 'lists', 'map', 'pictures', 'theme'];
const UI_TOP = ['classes.ts', 'ui.messages.ts', 'ui.messages.hi.ts', 'ui.messages.ml.ts'];

const base = (name) => name.replace(/\.tsx?$/, '');
const isVague = ({ name, folders }) =>
  [...base(name).split(/[.-]/), ...folders].some((word) => VAGUE.test(word));

/** Also for files outside of the project's parts. */
export const functionLengthRule = {
  rule: 'a function has up to 40 lines',
  where: () => true,
  forbids: ({ longFunctions }) =>
    longFunctions.map(({ line, column, lines }) => ({ line, column, what: `${lines} lines` })),
  instead:
    'move a step, a hook or a component into a function of its own, or write a comment directly above it, ' +
    "'Long: …', that says why it reads better whole",
};

const isHook = (name) => /^use-[a-z0-9-]+\.tsx?$/.test(name);

function strangeInApi({ name, role, folders }) {
  if (folders.length > 0) return `folder '${folders.join('/')}'`;
  if (name.endsWith('.tsx')) return 'a file of React';
  if (role === 'unknown' || (isWebRole(role) && !isApiRole(role)))
    return `'${name}' has no role of a server's slice`;
  return undefined;
}

function strangeInWeb({ name, role, folders }) {
  const [folder, ...deeper] = folders;
  if (deeper.length > 0 || (folder !== undefined && !['pages', 'components'].includes(folder)))
    return `folder '${folders.join('/')}'`;
  if (role === 'unknown' || (isApiRole(role) && !isWebRole(role)))
    return `'${name}' has no role of a web slice`;
  if (folder === 'pages' && !/-page\.tsx$/.test(name)) return `'${name}' isn't a page`;
  if (folder === 'components' && !name.endsWith('.tsx') && !isHook(name)) return `'${name}' draws nothing`;
  if (folder === undefined && name.endsWith('.tsx') && role === 'plain')
    return `'${name}' draws outside of components/`;
  return undefined;
}

export const fileRules = [
  functionLengthRule,
  {
    rule: "a file's name says what is in it",
    where: () => true,
    forbids: file((place) => isVague(place) && `'${place.name}'`),
    instead: 'name the file after its one main export',
  },
  {
    rule: "a file of a server's slice has a role that CONTRIBUTING.md lists",
    where: inApiSlices,
    forbids: file(strangeInApi),
    instead:
      'name it as the table in CONTRIBUTING.md says: a command, a pure decision, or one of the endings',
  },
  {
    rule: 'a file of a web slice has a role that CONTRIBUTING.md lists',
    where: inWebSlices,
    forbids: file(strangeInWeb),
    instead: 'name it as the table in CONTRIBUTING.md says',
  },
  {
    rule: 'a file of ui/ is in a folder that says its purpose',
    where: (place) => place.part === 'web' && place.area === 'ui' && !isForTests(place),
    forbids: file(
      ({ name, folders }) =>
        !UI_FOLDERS.includes(folders.join('/')) &&
        !(folders.length === 0 && UI_TOP.includes(name)) &&
        `'${name}'`,
    ),
    instead: `move it into ${UI_FOLDERS.join(', ')}, or add a folder to UI_FOLDERS`,
  },
  {
    rule: 'config.ts alone reads the environment',
    where: (place) =>
      !isForTests(place) && !(place.part === 'api' && place.area === '' && place.name === 'config.ts'),
    forbids: globals('process.env', 'process.…'),
    instead: 'add a field to Config and take that',
  },
];
