// /catalogue: the products that retailers can add to their shops, by name.
import type { CatalogueRecord } from '@haat/contract/operator/catalogue';
import type { Bulk } from '../../ui/bulk-action.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { rupees } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { PictureAndName } from '../../ui/picture-and-name.tsx';
import type { Column } from '../../ui/record-table.tsx';
import { useProductTypeFilter } from '../use-product-types.ts';

const columns: readonly Column<CatalogueRecord>[] = [
  { label: 'Name', cell: (product) => <PictureAndName {...product} /> },
  { label: 'Type', cell: ({ type }) => type.name },
  { label: 'Tags', cell: ({ tags }) => tags.join(', ') },
  { label: 'Price', cell: ({ price }) => rupees(price), isNumber: true },
];

export const CatalogueList = () => (
  <ListPage<CatalogueRecord>
    title="Catalogue"
    intro="Products that retailers can add to their shops. Shops keep what they have added."
    columns={columns}
    search="Name, tag or description"
    filters={[useProductTypeFilter()]}
    empty={{ title: 'No products yet', text: 'Add the first one, or import a file with many.' }}
    opens="edit"
    bulk={catalogueBulk}
    actions={
      <>
        <DownloadButton resource="catalogue" fileName="catalogue.csv">
          Export
        </DownloadButton>
        <ButtonLink to="/catalogue/import">Import</ButtonLink>
        <ButtonLink to="/setup?step=product_types">Starter set</ButtonLink>
        <ButtonLink variant="contained" to="/catalogue/create">
          Add product
        </ButtonLink>
      </>
    }
  />
);

const catalogueBulk: Bulk<CatalogueRecord> = {
  nouns: ['product', 'products'],
  nameOf: ({ name }) => name,
  actions: [
    {
      verb: 'Delete',
      done: 'deleted',
      text: 'Retailers no longer find them in the catalogue. Shops that have added them keep them.',
      isAllowed: () => true,
      act: (provider, product) => provider.delete('catalogue', { id: product.id, previousData: product }),
      isSevere: true,
    },
  ],
};
