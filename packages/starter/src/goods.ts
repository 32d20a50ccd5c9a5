// Products that shops of a Kerala village sell, by key. Prices are usual ones; each shop sets its own.
import { care } from './goods/care.ts';
import { cookedFood } from './goods/cooked-food.ts';
import { dairyAndEggs } from './goods/dairy-and-eggs.ts';
import { fish } from './goods/fish.ts';
import { flowers } from './goods/flowers.ts';
import { fruit } from './goods/fruit.ts';
import { grain } from './goods/grain.ts';
import { household } from './goods/household.ts';
import { leavesAndNuts } from './goods/leaves-and-nuts.ts';
import { meat } from './goods/meat.ts';
import { moreVegetables } from './goods/more-vegetables.ts';
import { school } from './goods/school.ts';
import { snacksAndDrinks } from './goods/snacks-and-drinks.ts';
import { spicesAndOils } from './goods/spices-and-oils.ts';
import { vegetables } from './goods/vegetables.ts';
import type { StarterGood } from './starter-good.ts';

export const starterGoods: Readonly<Record<string, StarterGood>> = {
  ...vegetables,
  ...moreVegetables,
  ...fruit,
  ...leavesAndNuts,
  ...dairyAndEggs,
  ...grain,
  ...spicesAndOils,
  ...snacksAndDrinks,
  ...cookedFood,
  ...fish,
  ...meat,
  ...care,
  ...household,
  ...flowers,
  ...school,
};
