// /product-types/7 and /product-types/create: a product type, and the shop types that may use it.
import type { ProductTypeRecord } from '@haat/contract/operator/product-types';
import { CheckboxesInput } from '../../ui/checkboxes-input.tsx';
import { CreatePage } from '../../ui/create-page.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import type { ComparedField } from '../../ui/stale-differences.ts';
import { useShopTypes } from '../use-shop-types.ts';
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

export const ProductTypeEdit = () => (
  <EditPage<ProductTypeRecord>
    title={(type) => (type ? `Edit ${type.name}` : 'Edit product type')}
    fields={fields}
    then="list"
    canAddAgain
    actions={(type) => (
      <DeleteButton
        record={type}
        title={`Delete ${type.name}?`}
        text="A type that products have, or had when they were ordered, can’t be deleted. Take away its shop types instead: then no retailer is offered it."
        success="Product type deleted"
      />
    )}
  >
    <ProductTypeInputs />
  </EditPage>
);

export const ProductTypeCreate = () => (
  <CreatePage title="Add product type" success="Product type added" then="list">
    <ProductTypeInputs />
  </CreatePage>
);
