import * as shops from '@haat/contract/operator/shops';
import { CustomRoutes, Resource } from 'ra-core';
import { Route } from 'react-router';
import { type Area, isAlwaysAsked, searchGroup } from '../../areas/area.ts';
import { oneOrSeveral } from '../../areas/one-or-several.ts';
import { filteredList } from '../../ui/filtered-list.ts';
import { ShopIcon } from '../../ui/icons.tsx';
import { ShopEdit } from './shop-edit.tsx';
import { ShopList } from './shop-list.tsx';
import { ShopMap } from './shop-map.tsx';
import { ShopShow } from './shop-show.tsx';
import { shopStateWords } from './shop-state.tsx';

export const shopsArea: Area = {
  calls: {
    shops: {
      list: shops.listShops,
      get: shops.getShop,
      update: shops.updateShop,
      actions: { verify: shops.verifyShop, suspend: shops.suspendShop, restore: shops.restoreShop },
    },
  },
  pages: [
    <CustomRoutes key="map of shops">
      <Route path="/shops/map" element={<ShopMap />} />
    </CustomRoutes>,
    <Resource key="shops" name="shops" list={ShopList} show={ShopShow} edit={ShopEdit} />,
  ],
  menu: [{ group: 'people', path: '/shops', label: 'Shops', icon: ShopIcon }],
  records: [
    {
      kind: 'shop',
      plural: 'Shops',
      resources: ['shops'],
      pathOf: (id) => `/shops/${id}/show`,
      acts: {
        set_quantities: 'Quantity set for products from the catalogue',
        pay: 'Payment of a shop entered',
        export: 'Statements downloaded',
      },
      states: { state: shopStateWords },
    },
  ],
  needs: [
    {
      key: 'shops_waiting',
      place: 7,
      words: (n) => oneOrSeveral(n, 'shop waits for verification', 'shops wait for verification'),
      to: filteredList('shops', { state: 'unverified' }),
    },
  ],
  search: searchGroup<shops.ShopInRecords>({
    place: 3,
    resource: 'shops',
    title: 'Shops',
    isAsked: isAlwaysAsked,
    hitOf: ({ id, name, city, state }) => ({
      to: `/shops/${id}/show`,
      text: name,
      detail: `${city.name}, ${shopStateWords[state]}`,
    }),
  }),
};
