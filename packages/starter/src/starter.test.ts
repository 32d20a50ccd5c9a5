// The starter set fits the catalogue's limits, and people find its products in three languages.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  goodNames,
  namesWithUnit,
  netQuantityOf,
  productTypeNames,
  shopTypeNames,
  soldAs,
  starterGoods,
  starterProductTypes,
  starterShopTypes,
  starterSynonyms,
} from './index.ts';
import { starterPictureIndex, starterPictureKey } from './pictures.ts';

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

it('names at least 200 goods in four spellings or more, and in three languages [SAYS-13]', () => {
  expect(starterSynonyms.length).toBeGreaterThanOrEqual(200);
  for (const names of starterSynonyms) {
    const all = names.join(', ');
    expect(new Set(names.map((name) => name.toLowerCase())).size, all).toBe(names.length);
    expect(names.length, all).toBeGreaterThanOrEqual(4);
    expect(names.length, all).toBeLessThanOrEqual(20);
    expect(all).toMatch(/\p{Script=Malayalam}/u);
    expect(all).toMatch(/\p{Script=Devanagari}/u);
    for (const name of names) {
      expect([...name].length, name).toBeLessThanOrEqual(40);
      expect(name.split(' ').length, name).toBeLessThanOrEqual(4);
      expect(name, all).toMatch(
        /^(\p{Script=Latin}|\p{Script=Malayalam}|\p{Script=Devanagari}|\p{M}|\u200c|\u200d| )+$/u,
      );
    }
  }
  const firsts = starterSynonyms.map(([first]) => first);
  expect(new Set(firsts).size).toBe(firsts.length);
});

const malayalam = /\p{Script=Malayalam}/u;
const devanagari = /\p{Script=Devanagari}/u;

it('names each type and each good in Hindi and Malayalam [PACK-14]', () => {
  const ofGoods = goods.map(([key, { unit }]) => {
    const names = goodNames[key];
    if (!names) throw new Error(`${key} has no names`);
    return namesWithUnit(names, unit);
  });
  expect(Object.keys(goodNames).sort()).toEqual(goods.map(([key]) => key).sort());
  for (const { hi, ml } of [
    ...Object.values(shopTypeNames),
    ...Object.values(productTypeNames),
    ...ofGoods,
  ]) {
    expect(hi).toMatch(devanagari);
    expect(ml).toMatch(malayalam);
    expect(Math.max(hi.length, ml.length), ml).toBeLessThanOrEqual(120);
  }
  expect(new Set(ofGoods.map(({ hi }) => hi)).size).toBe(goods.length);
  expect(new Set(ofGoods.map(({ ml }) => ml)).size).toBe(goods.length);
});

it('has a picture of each type and each good [PACK-14]', () => {
  const pictures = JSON.parse(readFileSync(starterPictureIndex, 'utf8')) as Readonly<Record<string, unknown>>; // its own file
  const wanted = [
    ...Object.keys(starterShopTypes).map((key) => starterPictureKey('shop_type', key)),
    ...Object.keys(starterProductTypes).map((key) => starterPictureKey('product_type', key)),
    ...goods.map(([key]) => starterPictureKey('good', key)),
  ];
  expect(wanted.filter((key) => !(key in pictures))).toEqual([]);
});

it('says which goods are loose, and in which steps they are usually sold [LOOSE-17]', () => {
  const loose = goods.filter(([, { step }]) => step !== undefined);
  const types = new Set(loose.map(([, { type }]) => type));
  for (const type of ['seaFish', 'riverFish', 'chicken', 'mutton', 'vegetables', 'fruit'] as const)
    expect(types).toContain(type);
  for (const [key, good] of loose) expect(Number.isInteger(soldAs(good).steps), key).toBe(true);
  expect(soldAs({ unit: '1 kg', rupees: 38, step: '250 g' })).toEqual({
    unit: '250 g',
    rupees: 9.5,
    isLoose: true,
    steps: 4,
  });
  expect(soldAs({ unit: '500 g', rupees: 60 })).toEqual({
    unit: '500 g',
    rupees: 60,
    isLoose: false,
    steps: 1,
  });
});

it('reads the net quantity from the unit [PACK-14]', () => {
  expect(netQuantityOf('500 g')).toEqual({ netQuantity: 500, unit: 'g' });
  expect(netQuantityOf('1 litre')).toEqual({ netQuantity: 1, unit: 'l' });
  expect(netQuantityOf('1 dozen')).toEqual({ netQuantity: 12, unit: 'piece' });
  expect(netQuantityOf('1 bunch')).toBeUndefined();
});
