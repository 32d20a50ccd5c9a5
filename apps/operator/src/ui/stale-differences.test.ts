import { describe, expect, it } from 'vitest';
import { differencesOf, mergedOf, textOf } from './stale-differences.ts';

const fields = [
  { source: 'name', label: 'Name' },
  { source: 'radius_km', label: 'Radius' },
  { source: 'time_zone', label: 'Time zone' },
];
const original = { name: 'Haatpur', radius_km: 15, time_zone: 'Asia/Kolkata', version: 1 };
const mine = { ...original, name: 'Haatpur East', radius_km: 20 };
const theirs = { ...original, name: 'New Haatpur', time_zone: 'Asia/Colombo', version: 2 };

describe('two versions of a record', () => {
  it('differ in the fields that either side changed, and propose the side that did', () => {
    const found = differencesOf(fields, { original, mine, theirs });
    expect(found.map(({ source, proposed }) => [source, proposed])).toEqual([
      ['name', 'mine'],
      ['radius_km', 'mine'],
      ['time_zone', 'theirs'],
    ]);
  });

  it('do not differ where both sides made the same change', () => {
    const same = { ...theirs, name: mine.name, time_zone: original.time_zone, radius_km: mine.radius_km };
    expect(differencesOf(fields, { original, mine, theirs: same })).toEqual([]);
  });

  it('merge into the newer version with the chosen fields', () => {
    const found = differencesOf(fields, { original, mine, theirs });
    expect(mergedOf(theirs, found, ({ proposed }) => proposed)).toEqual({
      name: 'Haatpur East',
      radius_km: 20,
      time_zone: 'Asia/Colombo',
      version: 2,
    });
    expect(mergedOf(theirs, found, () => 'theirs')).toEqual(theirs);
  });
});

it.each([
  [null, 'Nothing'],
  ['', 'Nothing'],
  [0, '0'],
  [true, 'Yes'],
  [false, 'No'],
  [{ id: 3, name: 'Grocery' }, 'Grocery'],
  [
    [
      { id: 3, name: 'Grocery' },
      { id: 4, name: 'Bakery' },
    ],
    'Grocery, Bakery',
  ],
  [[], 'Nothing'],
])('%j reads as %s', (value, text) => {
  expect(textOf(value)).toBe(text);
});
