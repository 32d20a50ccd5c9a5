// /product-types/7 and /product-types/create: a product type, and the shop types that may use it.
import type { ProductTypeRecord } from '@haat/contract/operator/product-types';
import { CheckboxesInput } from '../../ui/checkboxes-input.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { useShopTypes } from '../use-shop-types.ts';
import { TypeCreate, TypeEdit } from './type-edit-page.tsx';
import { TypeInputs, typeFields } from './type-inputs.tsx';

const fields: readonly ComparedField[] = [...typeFields, { source: 'shop_types', label: 'Offered to' }];

const ProductTypeInputs = () => (
  <>
    <TypeInputs />
    <CheckboxesInput
      source="shop_types"
      label="Offered to retailers of"
      choices={useShopTypes() ?? []}
      helperText="Other retailers can still sell products of this type."
    />
  </>
);

const kind = 'product type';

export const ProductTypeEdit = () => (
  <TypeEdit<ProductTypeRecord>
    kind={kind}
    fields={fields}
    warning="A type that products have, or had when they were ordered, can’t be deleted. Take away its shop types instead: then no retailer is offered it."
  >
    <ProductTypeInputs />
  </TypeEdit>
);

export const ProductTypeCreate = () => (
  <TypeCreate kind={kind}>
    <ProductTypeInputs />
  </TypeCreate>
);
