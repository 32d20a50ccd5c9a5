// Finds declarations that no source uses and that knip can't see: messages, limits, columns, settings, CSS classes. A use in a
// test alone doesn't count.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The server's messages have a text in each of these. */
const LANGUAGES = new Set(['en', 'hi', 'ml']);

/** The toast library has this limit itself, and a test compares them. */
const LIMITS_OF_LIBRARIES = new Set(['toastsAtMost']);

const isTest = (path) => /\.test\.tsx?$|\/testing\//.test(path);

/** The text of each source file, by its path from `root`. */
function readSources(root) {
  const sources = new Map();
  for (const folder of ['apps', 'packages']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true })) {
      const path = `${folder}/${entry}`;
      if (!/\.(tsx?|css)$/.test(path) || /node_modules|\/dist\//.test(path) || isTest(path)) continue;
      sources.set(path, readFileSync(join(root, path), 'utf8'));
    }
  }
  return sources;
}

/** One line for each dead declaration in `root`. */
export function findDead(root) {
  const sources = readSources(root);
  const finders = [deadMessages, deadLimits, deadColumns, deadSettings, deadClasses];
  return finders.flatMap((find) => find(sources));
}

const matching = (sources, pattern) => [...sources].filter(([path]) => pattern.test(path));
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
const hasMember = (text, name) => new RegExp(`\\.${name}\\b`).test(text);
const isDestructured = (text, name) => new RegExp(`const \\{[^}]*\\b${name}\\b[^}]*\\} = \\w+;`).test(text);
const hasWord = (text, word) => new RegExp(`\\b${word}\\b`).test(text);

/** Finds `words[outcome]`. `words` may be the local name of the imported object. */
const isReadByVariable = (text, object) =>
  [object, ...namesIn(text, new RegExp(`\\b${object} as (\\w+)`, 'g'))].some((name) =>
    text.includes(`${name}[`),
  );

/** An exported object may also be used by its own file only, such as the parts of a sentence. */
const exportedObjectsOf = (text) =>
  namesIn(text, /^export const \w+ = (?:translated\('\w+', )?\{\n(.*?)^\}/gms);

/** Each key of an exported object must be read in a file that names the object. */
function deadKeys(sources, files, kind) {
  return files.flatMap(([path, text]) => {
    const objects = namesIn(text, /^export const (\w+) = (?:translated\('\w+', )?\{/gm);
    if (objects.length === 0) return [];
    const readers = [...sources].filter(
      ([other, content]) => other !== path && objects.some((object) => hasWord(content, object)),
    );
    const isRead = (key) =>
      readers.some(([, content]) => hasMember(content, key) || isDestructured(content, key)) ||
      readers.some(([, content]) => objects.some((object) => isReadByVariable(content, object)));
    const keysOfGroup = ([, group, keys]) =>
      readers.some(([, content]) => content.includes(`.${group}[`)) ? [] : namesIn(keys, /^ {4}(\w+):/gm);
    const keysOf = (object) => [
      ...namesIn(object, /^ {2}(\w+):/gm),
      ...[...object.matchAll(/^ {2}(\w+): \{\n(.*?)^ {2}\},/gms)].flatMap(keysOfGroup),
    ];
    return exportedObjectsOf(text)
      .flatMap(keysOf)
      .filter((key) => !LANGUAGES.has(key))
      .filter((key) => !isRead(key) && !LIMITS_OF_LIBRARIES.has(key))
      .map((key) => `${path}: no source uses the ${kind} ${key}`);
  });
}

const deadMessages = (sources) =>
  deadKeys(sources, matching(sources, /\.messages\.ts$|web\/src\/messages\/\w+\.ts$/), 'message');
const deadLimits = (sources) => deadKeys(sources, matching(sources, /contract\/src\/limits\.ts$/), 'limit');

function deadColumns(sources) {
  const users = [...sources].filter(([path]) => /^(apps\/api|packages\/demo)\/.*\.ts$/.test(path));
  return matching(sources, /\.tables\.ts$/).flatMap(([path, text]) =>
    [...text.matchAll(/^\s+(\w+): \w+\('(\w+)'(?!.*\/\/ unused since)/gm)]
      .filter(([, name, column]) => {
        const isUsed = ([other, content]) =>
          !/\.tables\.ts$/.test(other) && (hasWord(content, name) || hasWord(content, column));
        return !users.some(isUsed);
      })
      .map(([, , column]) => `${path}: no source uses the column ${column}`),
  );
}

/** Settings in `settingsWithoutEffect` need no reader. */
function deadSettings(sources) {
  return matching(sources, /api\/src\/config\.ts$/).flatMap(([path, text]) => {
    const [, type = ''] = /type Config = Readonly<\{(.*?)^\}>/ms.exec(text) ?? [];
    const readers = matching(sources, /^apps\/api\/src\/.*\.ts$/).filter(
      ([other]) => !/\/config/.test(other),
    );
    const isRead = (key) => readers.some(([, content]) => hasMember(content, key) || hasWord(content, key));
    return namesIn(type, /^ {2}(\w+):/gm)
      .filter((key) => !isRead(key))
      .map((key) => `${path}: no source reads the setting ${key}`);
  });
}

/** The classes of this file that other styles take with `composes`. */
const composedFrom = (sources, file) =>
  new Set(
    matching(sources, /\.module\.css$/).flatMap(([, text]) =>
      [...text.matchAll(/composes: ([^;]+) from "([^"]+)";/g)].flatMap(([, names, from]) =>
        from.endsWith(`/${file}`) ? names.split(' ') : [],
      ),
    ),
  );

function deadClasses(sources) {
  return matching(sources, /\.module\.css$/).flatMap(([path, text]) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const readers = [...sources].filter(([, content]) => content.includes(`/${file}'`));
    const composed = composedFrom(sources, file);
    const isRead = (name) =>
      composed.has(name) ||
      readers.some(([, content]) => hasMember(content, name) || /styles\[/.test(content));
    const withoutValues = text.replace(/\{[^{}]*\}/g, '{}').replace(/\/\*.*?\*\//gs, '');
    return [...new Set(namesIn(withoutValues, /\.([a-zA-Z][\w-]*)/g))]
      .filter((name) => !/^(leaflet|gm-|pac-)/.test(name))
      .filter((name) => !isRead(name))
      .map((name) => `${path}: no source uses the class ${name}`);
  });
}
