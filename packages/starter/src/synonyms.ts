// The names of a Kerala village's goods in English, Malayalam and Hindi, in their own scripts and in Latin letters.
import { freshNames } from './names/fresh.ts';
import { fruitNames } from './names/fruit.ts';
import { householdNames } from './names/household.ts';
import { spiceNames } from './names/spices.ts';
import { stapleNames } from './names/staples.ts';
import { vegetableNames } from './names/vegetables.ts';

const rows = [
  ...stapleNames,
  ...vegetableNames,
  ...fruitNames,
  ...spiceNames,
  ...freshNames,
  ...householdNames,
];

/** The names of each good. */
export const starterSynonyms: readonly (readonly string[])[] = rows.map((names) => names.split(', '));
