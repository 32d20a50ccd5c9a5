// The starter set fits the catalogue's limits, and people find its products in three languages.
import { expect, it } from 'vitest';
import { starterGoods, starterProductTypes, starterShopTypes } from './index.ts';

const goods = Object.entries(starterGoods);

it('has types and products of a Kerala village [DESK-84]', () => {
  expect(Object.keys(starterShopTypes).length).toBeGreaterThanOrEqual(10);
  expect(Object.keys(starterProductTypes)).toHaveLength(40);
  expect(goods.length).toBeGreaterThanOrEqual(200);
  const sold = new Set(Object.values(starterProductTypes).flatMap(({ goesWith }) => goesWith));
  expect([...sold].sort()).toEqual(Object.keys(starterShopTypes).sort());
});

it('names no product and no type twice [DESK-84]', () => {
  const names = goods.map(([, { type, name, unit }]) => `${type} ${name}, ${unit}`.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  for (const types of [
    Object.values(starterShopTypes),
    Object.values(starterProductTypes).map((t) => t.name),
  ])
    expect(new Set(types.map((name) => name.toLowerCase())).size).toBe(types.length);
});

it('has products that fit the catalogue and are found in three languages [DESK-84]', () => {
  for (const [key, good] of goods) {
    const tags = good.tags.split(', ');
    expect(good.rupees > 0 && Number.isInteger(good.rupees), key).toBe(true);
    expect(`${good.name}, ${good.unit}`.length, key).toBeLessThanOrEqual(120);
    expect(good.about, key).toMatch(/^[A-Z].*\.$/);
    expect(tags.length, key).toBeLessThanOrEqual(20);
    for (const tag of tags) expect([...tag].length, tag).toBeLessThanOrEqual(40);
    expect(new Set(tags).size, key).toBe(tags.length);
    expect(good.tags, key).toMatch(/\p{Script=Malayalam}/u);
    expect(good.tags, key).toMatch(/\p{Script=Devanagari}/u);
    expect(good.tags, key).toMatch(/[a-z]/);
  }
});
