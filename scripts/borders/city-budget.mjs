// Slices know that an id tells its city, and no more: `platform/city-id.ts` puts the city into their statements. This counts
// where they name a city themselves, so that a distributed PostgreSQL finds the rows, and fails beyond a budget.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const scope =
  /\b(hasId|sameCity|sameCities|inCities|inCitiesOf|inCityOf|inScope|ofPerson|citiesOf|listCityIdsOf|findPersonScope|PersonInCities|PersonScope|personCities|person_cities)\b/g;

/** Tables whose rows are by city. The manifests of their slices have their names in the database. */
const byCity =
  '(?:orders|orderItems|orderEvents|deliveries|products|productImages|shopProductTypes|cityWords|searchVersions|slotDays)';

const others = new RegExp(
  String.raw`\bcityIds\b|\bcityOf\(|\bnewId\(|\bcity_id\b|\b${byCity}\.cityId, ${byCity}\.cityId\b|\(${byCity}\.cityId,`,
  'g',
);

/**
/**
 * Half of the 83 and 190 places that there were when each statement named its city by hand, six for the inserts of payments,
 * credit, cash and complaints, four for a deliverer's summary and a shop's next slot, and seven for a person's lists of
 * credit, complaints and cash. Lower them when you can.
 */
export const cityBudget = { scope: 51, all: 112 };

/** @returns {{ scope: number, all: number }} in the code of all slices, without imports, comments, tables and their names in manifests, and tests */
export function countCityNames(root) {
  const files = globSync('apps/api/src/slices/**/*.ts', { cwd: root });
  const counted = files.filter((file) => !/\.(tables|test|factory)\.ts$/.test(file));
  const texts = counted.map((file) => codeOf(readFileSync(join(root, file), 'utf8')));
  const count = (pattern) => texts.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0);
  const inScope = count(scope);
  return { scope: inScope, all: inScope + count(others) };
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
