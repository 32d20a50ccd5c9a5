// The search over all shops, and the lists that can be searched.
import * as catalogue from '@haat/contract/catalogue';
import * as operatorCatalogue from '@haat/contract/operator/catalogue';
import * as products from '@haat/contract/products';
import * as search from '@haat/contract/search';
import type { Slice } from '../../platform/slice-context.ts';
import { requireOwnAddress } from '../addresses/index.ts';
import { viewSearch } from './search.views.ts';
import {
  viewOperatorCatalogue,
  viewOwnList,
  viewRetailerCatalogue,
  viewShopList,
} from './searched-lists.views.ts';

export const searchRoutes: Slice = ({ routes }) => {
  routes.read(search.searchProducts, async ({ db, actor, now, query, language }) => {
    const { shop_id: shopId, address_id: addressId, search: term, words, ...page } = query;
    const isOfShop = shopId !== undefined && addressId === undefined;
    const address = isOfShop ? undefined : await requireOwnAddress(db, actor.userId, addressId);
    return viewSearch(
      db,
      { search: term, hasMost: words === 'most', shopId, address },
      { ...page, language, now },
    );
  });

  routes.read(products.listProducts, ({ db, actor, now, query, language }) =>
    viewShopList(db, actor.userId, { ...query, language, now }),
  );

  routes.read(products.listRetailerProducts, ({ db, actor, now, query, language }) =>
    viewOwnList(db, actor.userId, { ...query, language, now }),
  );

  routes.read(catalogue.listCatalogue, ({ db, actor, query, language }) =>
    viewRetailerCatalogue(db, actor.userId, { ...query, language }),
  );

  routes.read(operatorCatalogue.listCatalogue, ({ db, query }) => viewOperatorCatalogue(db, query));
};
