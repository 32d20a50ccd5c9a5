// Everything that can be bought in the village, by key.
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
import type { ProductTypeKey } from './shop-types.ts';
import type { DemoGood } from './types.ts';

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

export const goods: Readonly<Record<GoodKey, DemoGood<ProductTypeKey>>> = all;
