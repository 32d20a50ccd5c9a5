// /shop-types/7 and /shop-types/create: a type of shops.
import type { ShopTypeRecord } from '@haat/contract/operator/shop-types';
import { CreatePage } from '../../ui/create-page.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { TypeInputs, typeFields } from './type-inputs.tsx';

export const ShopTypeEdit = () => (
  <EditPage<ShopTypeRecord>
    title={(type) => (type ? `Edit ${type.name}` : 'Edit shop type')}
    fields={typeFields}
    then="list"
    canAddAgain
    actions={(type) => (
      <DeleteButton
        record={type}
        title={`Delete ${type.name}?`}
        text="Retailers can no longer choose it. A type that shops have can’t be deleted."
        success="Shop type deleted"
      />
    )}
  >
    <TypeInputs />
  </EditPage>
);

export const ShopTypeCreate = () => (
  <CreatePage title="Add shop type" success="Shop type added" then="list">
    <TypeInputs />
  </CreatePage>
);
