// All goods that shops of the village sell, by key.
import { type StarterGood, starterGoods } from '@haat/starter';
import { breadAndCakes } from './goods/bread-and-cakes.ts';
import { dairy } from './goods/dairy.ts';
import { drinks } from './goods/drinks.ts';
import { fish } from './goods/fish.ts';
import { flowers } from './goods/flowers.ts';
import { fruit } from './goods/fruit.ts';
import { grain } from './goods/grain.ts';
import { hotSnacks } from './goods/hot-snacks.ts';
import { householdAndSoap } from './goods/household-and-soap.ts';
import { leavesAndNuts } from './goods/leaves-and-nuts.ts';
import { meat } from './goods/meat.ts';
import { medicine } from './goods/medicine.ts';
import { moreVegetables } from './goods/more-vegetables.ts';
import { poojaAndPlants } from './goods/pooja-and-plants.ts';
import { school } from './goods/school.ts';
import { snacks } from './goods/snacks.ts';
import { spicesAndOils } from './goods/spices-and-oils.ts';
import { stationery } from './goods/stationery.ts';
import { vegetables } from './goods/vegetables.ts';
import { type ProductTypeKey, productTypes } from './shop-types.ts';
import type { DemoGood } from './types.ts';
import type { VillageGood } from './village-good.ts';

const all = {
  ...vegetables,
  ...moreVegetables,
  ...fruit,
  ...leavesAndNuts,
  ...dairy,
  ...grain,
  ...spicesAndOils,
  ...snacks,
  ...drinks,
  ...householdAndSoap,
  ...breadAndCakes,
  ...hotSnacks,
  ...fish,
  ...meat,
  ...medicine,
  ...flowers,
  ...poojaAndPlants,
  ...stationery,
  ...school,
};

export type GoodKey = keyof typeof all;

const whole = (key: string, good: VillageGood): DemoGood<ProductTypeKey> => {
  if ('type' in good) return good;
  const starter = starterGoods[key];
  if (!starter || !isInVillage(starter)) throw new Error(`the starter set has no ${key} for the village`);
  return { ...starter, ...good, tags: starter.tags.split(', ') };
};

const isInVillage = (good: StarterGood): good is StarterGood & { readonly type: ProductTypeKey } =>
  good.type in productTypes;

export const goods = Object.fromEntries(
  Object.entries<VillageGood>(all).map(([key, good]) => [key, whole(key, good)]),
) as Readonly<Record<GoodKey, DemoGood<ProductTypeKey>>>; // the keys of `all`
