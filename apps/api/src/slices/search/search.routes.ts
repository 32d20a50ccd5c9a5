// The search over all shops, and the lists that can be searched.
import * as catalogue from '@haat/contract/catalogue';
import * as operatorCatalogue from '@haat/contract/operator/catalogue';
import * as products from '@haat/contract/products';
import * as search from '@haat/contract/search';
import type { Slice } from '../../platform/slice-context.ts';
import { requireOwnAddress } from '../addresses/index.ts';
import { shopListsOf } from '../shops/index.ts';
import { viewSearch } from './search.views.ts';
import { makeSearchReads } from './search-reads.service.ts';
import {
  viewOperatorCatalogue,
  viewOwnList,
  viewRetailerCatalogue,
  viewShopList,
} from './searched-lists.views.ts';

export const searchRoutes: Slice = ({ routes, database, clock }) => {
  const reads = makeSearchReads(database);
  const { finder } = reads;
  const shopLists = shopListsOf({ database, clock });

  routes.read(search.searchProducts, async ({ db, actor, query, language }) => {
    const { shop_id: shopId, address_id: addressId, search: term, ...page } = query;
    const { userId } = actor;
    if (shopId === undefined) {
      const reach = await shopLists.findInReach(userId, addressId);
      return viewSearch(reads, { search: term, area: { reach } }, { ...page, language });
    }
    const address = addressId === undefined ? undefined : await requireOwnAddress(db, userId, addressId);
    return viewSearch(reads, { search: term, area: { shopId, address } }, { ...page, language });
  });

  routes.read(products.listProducts, ({ db, actor, query, language }) =>
    viewShopList(db, finder, actor.userId, { ...query, language }),
  );

  routes.read(products.listRetailerProducts, ({ db, actor, query, language }) =>
    viewOwnList(db, finder, actor.userId, { ...query, language }),
  );

  routes.read(catalogue.listCatalogue, ({ db, actor, query, language }) =>
    viewRetailerCatalogue(db, finder, actor.userId, { ...query, language }),
  );

  routes.read(operatorCatalogue.listCatalogue, ({ db, query }) => viewOperatorCatalogue(db, finder, query));
};
