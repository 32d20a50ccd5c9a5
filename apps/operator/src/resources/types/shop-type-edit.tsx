// /shop-types/7 and /shop-types/create: a type of shops.
import type { ShopTypeRecord } from '@haat/contract/operator/shop-types';
import { TypeCreate, TypeEdit } from './type-edit-page.tsx';
import { TypeInputs, typeFields } from './type-inputs.tsx';

const kind = 'shop type';

export const ShopTypeEdit = () => (
  <TypeEdit<ShopTypeRecord>
    kind={kind}
    fields={typeFields}
    warning="Retailers can no longer choose it. A type that shops have can’t be deleted."
  >
    <TypeInputs />
  </TypeEdit>
);

export const ShopTypeCreate = () => (
  <TypeCreate kind={kind}>
    <TypeInputs />
  </TypeCreate>
);
