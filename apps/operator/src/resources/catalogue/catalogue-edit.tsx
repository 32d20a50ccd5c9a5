// /catalogue/7 and /catalogue/create: a product of the catalogue.
import type { CatalogueRecord } from '@haat/contract/operator/catalogue';
import { CreatePage } from '../../ui/create-page.tsx';
import { DeleteButton } from '../../ui/delete-button.tsx';
import { EditPage } from '../../ui/edit-page.tsx';
import { CatalogueInputs, useCatalogueFields } from './catalogue-inputs.tsx';

export const CatalogueEdit = () => (
  <EditPage<CatalogueRecord>
    title={(product) => (product ? `Edit ${product.name}` : 'Edit product')}
    fields={useCatalogueFields()}
    then="list"
    canAddAgain
    actions={(product) => (
      <DeleteButton
        record={product}
        title={`Delete ${product.name}?`}
        text="Retailers no longer find it in the catalogue. Shops that have added it keep it."
        success="Product deleted"
      />
    )}
  >
    <CatalogueInputs />
  </EditPage>
);

export const CatalogueCreate = () => (
  <CreatePage title="Add product" success="Product added" then="list">
    <CatalogueInputs />
  </CreatePage>
);
