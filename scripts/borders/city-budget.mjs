// Slices know that an id tells its city, and no more: `platform/city-id.ts` puts the city into their statements. This counts
// where they name a city themselves, so that a distributed PostgreSQL finds the rows, and fails beyond a budget.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const scope =
  /\b(hasId|sameCity|sameCities|inCities|inCitiesOf|inCityOf|inScope|ofPerson|citiesOf|listCityIdsOf|findPersonScope|PersonInCities|PersonScope|personCities|person_cities)\b/g;

const others = (root) => {
  const byCity = `(?:${tablesByCity(root).join('|') || '(?!)'})`;
  return new RegExp(
    String.raw`\bcityIds\b|\bcityOf\(|\bnewId\(|\bcity_id\b|\b${byCity}\.cityId, ${byCity}\.cityId\b|\(${byCity}\.cityId,`,
    'g',
  );
};

/** The names in Drizzle of the tables that the manifests of the slices distribute by city. */
function tablesByCity(root) {
  const read = (pattern) =>
    globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const distributed = read('apps/api/src/slices/*/index.ts').flatMap((text) =>
    [...text.matchAll(/^ {4}distributed: \[([^\]]*)\]/gm)].flatMap(([, list]) => list.match(/\w+/g)),
  );
  return read('apps/api/src/slices/*/*.tables.ts')
    .flatMap((text) => [...text.matchAll(/^export const (\w+) = pgTable\(\s*'(\w+)'/gm)])
    .filter(([, , name]) => distributed.includes(name))
    .map(([, table]) => table);
}

/**
 * As many places as there are, and less than half of the 83 and 190 when each statement named its city by hand. Those were counted in
 * ten tables, these in all. Lower them when you can.
 */
export const cityBudget = { scope: 38, all: 91 };

/** @returns {{ scope: number, all: number }} in the code of all slices, without imports, comments, tables and their names in manifests, and tests */
export function countCityNames(root) {
  const files = globSync('apps/api/src/slices/**/*.ts', { cwd: root });
  const counted = files.filter((file) => !/\.(tables|test|factory)\.ts$/.test(file));
  const texts = counted.map((file) => codeOf(readFileSync(join(root, file), 'utf8')));
  const count = (pattern) => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const inScope = count(scope);
  return { scope: inScope, all: inScope + count(others(root)) };
}

export function cityProblems(root, budget = cityBudget) {
  const found = countCityNames(root);
  return Object.keys(budget)
    .filter((kind) => found[kind] > budget[kind])
    .map(
      (kind) =>
        `apps/api/src/slices: a city is named in ${found[kind]} places (${kind}), and ${budget[kind]} are allowed. ` +
        'Instead: use eqId and inIds of platform/city-id.ts, which find the city in the id.',
    );
}

const codeOf = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import[\s\S]*?;$|^ {2}tables: \{[\s\S]*?^ {2}\},$/gm, '');
