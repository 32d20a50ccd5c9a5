import { articles } from './articles.ts';
import { banners, categories } from './categories.ts';
import { city } from './city.ts';
import { goods } from './goods.ts';
import { notebook } from './notebook.ts';
import { people } from './people.ts';
import { productTypes, shopTypes } from './shop-types.ts';
import { shops } from './shops.ts';
import type { Village } from './types.ts';

export const village: Village = {
  city,
  people,
  shopTypes,
  productTypes,
  goods,
  shops,
  categories,
  articles,
  banners,
  notebook,
};
