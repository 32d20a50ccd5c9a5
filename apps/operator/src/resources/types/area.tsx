import * as productTypes from '@haat/contract/operator/product-types';
import * as shopTypes from '@haat/contract/operator/shop-types';
import { Resource } from 'ra-core';
import type { Area } from '../../areas/area.ts';
import { ShopTypeIcon, TagIcon } from '../../ui/icons.tsx';
import { ProductTypeCreate, ProductTypeEdit } from './product-type-edit.tsx';
import { ProductTypeList } from './product-type-list.tsx';
import { ShopTypeCreate, ShopTypeEdit } from './shop-type-edit.tsx';
import { ShopTypeList } from './shop-type-list.tsx';

export const typesArea: Area = {
  calls: {
    'shop-types': {
      list: shopTypes.listShopTypes,
      get: shopTypes.getShopType,
      create: shopTypes.createShopType,
      update: shopTypes.updateShopType,
      remove: shopTypes.deleteShopType,
    },
    'product-types': {
      list: productTypes.listProductTypes,
      get: productTypes.getProductType,
      create: productTypes.createProductType,
      update: productTypes.updateProductType,
      remove: productTypes.deleteProductType,
    },
    /** For filters and forms. */
    'product-type-choices': { list: productTypes.listProductTypes },
  },
  pages: [
    <Resource
      key="shop-types"
      name="shop-types"
      list={ShopTypeList}
      create={ShopTypeCreate}
      edit={ShopTypeEdit}
    />,
    <Resource
      key="product-types"
      name="product-types"
      list={ProductTypeList}
      create={ProductTypeCreate}
      edit={ProductTypeEdit}
    />,
  ],
  menu: [
    { group: 'goods', path: '/shop-types', label: 'Shop types', icon: ShopTypeIcon },
    { group: 'goods', path: '/product-types', label: 'Product types', icon: TagIcon },
  ],
  records: [
    { kind: 'shop_type', plural: 'Shop types', resources: ['shop-types'] },
    { kind: 'product_type', plural: 'Product types', resources: ['product-types'] },
  ],
};
