// The types of shops and of products, with their symbols.
import { productTypeNames, shopTypeNames, starterProductTypes, starterShopTypes } from '@haat/starter';
import type { DemoProductType, DemoShopType } from './types.ts';

const ofShops = (key: keyof typeof starterShopTypes) => ({
  name: starterShopTypes[key],
  names: shopTypeNames[key],
});

export const shopTypes = {
  grocery: { ...ofShops('grocery'), symbol: 'basket', colour: '#7d4fa0', tint: 'lilac' },
  vegetables: { ...ofShops('vegetables'), symbol: 'greens', colour: '#3f9a5f', tint: 'leaf' },
  fish: { ...ofShops('fish'), symbol: 'fish', colour: '#2f7fa8', tint: 'sky' },
  bakery: { ...ofShops('bakery'), symbol: 'bread', colour: '#c8702f', tint: 'peach' },
  medicine: { ...ofShops('medicine'), symbol: 'capsule', colour: '#2a8f88', tint: 'ice' },
  flowers: { ...ofShops('flowers'), symbol: 'hibiscus', colour: '#b5452f', tint: 'rose' },
  stationery: { ...ofShops('stationery'), symbol: 'books', colour: '#3763ac', tint: 'sky' },
  meat: { ...ofShops('meat'), symbol: 'chickenLeg', colour: '#a5354a', tint: 'coral' },
  dairy: { ...ofShops('dairy'), symbol: 'milk', colour: '#c9962a', tint: 'butter' },
} as const satisfies Record<string, DemoShopType>;

export type ShopTypeKey = keyof typeof shopTypes;

const isInVillage = (key: string): key is ShopTypeKey => key in shopTypes;

function ofStarter(
  key: keyof typeof starterProductTypes,
  symbol: DemoProductType['symbol'],
): DemoProductType<ShopTypeKey> {
  const { name, goesWith } = starterProductTypes[key];
  return { name, names: productTypeNames[key], symbol, goesWith: goesWith.filter(isInVillage) };
}

export const productTypes = {
  vegetables: ofStarter('vegetables', 'carrot'),
  fruit: ofStarter('fruit', 'banana'),
  leaves: ofStarter('leaves', 'curryLeaves'),
  nuts: ofStarter('nuts', 'coconut'),
  eggsAndMilk: ofStarter('eggsAndMilk', 'egg'),
  curdAndGhee: ofStarter('curdAndGhee', 'curdPot'),
  rice: ofStarter('rice', 'rice'),
  pulses: ofStarter('pulses', 'beans'),
  spices: ofStarter('spices', 'redChilli'),
  oils: ofStarter('oils', 'oilDrop'),
  snacks: ofStarter('snacks', 'bananaChips'),
  teaAndCoffee: ofStarter('teaAndCoffee', 'teaCup'),
  drinks: ofStarter('drinks', 'juiceGlass'),
  household: ofStarter('household', 'broom'),
  soap: ofStarter('soap', 'soapFoam'),
  bread: ofStarter('bread', 'bread'),
  cakes: ofStarter('cakes', 'cupcake'),
  hotSnacks: ofStarter('hotSnacks', 'samosa'),
  seaFish: ofStarter('seaFish', 'mackerel'),
  riverFish: ofStarter('riverFish', 'karimeen'),
  shellfish: ofStarter('shellfish', 'prawn'),
  dryFish: ofStarter('dryFish', 'drySardine'),
  chicken: ofStarter('chicken', 'chickenLeg'),
  mutton: ofStarter('mutton', 'steak'),
  tablets: ofStarter('tablets', 'capsule'),
  firstAid: ofStarter('firstAid', 'plaster'),
  ayurveda: ofStarter('ayurveda', 'tulsi'),
  baby: ofStarter('baby', 'babyBottle'),
  garlands: ofStarter('garlands', 'jasmineString'),
  looseFlowers: ofStarter('looseFlowers', 'rose'),
  pooja: ofStarter('pooja', 'clayLamp'),
  plants: ofStarter('plants', 'pottedPlant'),
  notebooks: ofStarter('notebooks', 'spiralPad'),
  pens: ofStarter('pens', 'pencil'),
  school: ofStarter('school', 'schoolBag'),
};

export type ProductTypeKey = keyof typeof productTypes;
