// Looks of starter goods that this village doesn't sell.
import type { ProductTypeKey, ShopTypeKey } from '@haat/starter';
import type { Look } from '../../painter/look.ts';
import type { ThingName } from '../../painter/things.ts';

export const otherShopTypes = {
  teaShop: 'teaCup',
  hardware: 'toolbox',
} as const satisfies Partial<Record<ShopTypeKey, ThingName>>;

export const otherProductTypes = {
  pickles: 'greenMango',
  meals: 'curry',
  tools: 'hammer',
  electrical: 'plug',
  feed: 'rooster',
} as const satisfies Partial<Record<ProductTypeKey, ThingName>>;

export const otherGoods: Readonly<Record<string, Look>> = {
  mangoPickle: { pack: 'jar', thing: 'greenMango', colour: '#b5551d' },
  limePickle: { pack: 'jar', thing: 'lime', colour: '#9a8a1f' },
  garlicPickle: { pack: 'jar', thing: 'garlic', colour: '#c8622f' },
  fishPickle: { pack: 'jar', thing: 'mackerel', colour: '#a5341d' },
  mealsVeg: { thing: 'rice', holder: 'leaf' },
  mealsFish: { thing: 'curry', holder: 'leaf' },
  chickenBiryani: { thing: 'pot', tint: 'butter' },
  kanji: { thing: 'bowl' },
  porottaBeef: { thing: 'porotta', holder: 'plate', count: 2 },
  extensionBoard: { thing: 'extensionBoard' },
  plug: { thing: 'plug' },
  tape: { thing: 'tapeRoll' },
  hammer: { thing: 'hammer' },
  screwdrivers: { thing: 'screwdriver', count: 3 },
  nails: { thing: 'nails' },
  whitePaint: { pack: 'tin', thing: 'brush', colour: '#c9cdd6' },
  padlock: { thing: 'padlock' },
  sickle: { thing: 'sickle' },
  spade: { thing: 'spade' },
  knife: { thing: 'knife' },
  cattleFeed: { pack: 'sack', thing: 'cow', colour: '#5f8f4a' },
  poultryFeed: { pack: 'sack', thing: 'rooster', colour: '#c8862f' },
  groundnutCake: { pack: 'sack', thing: 'peanuts', colour: '#a5672d' },
};
