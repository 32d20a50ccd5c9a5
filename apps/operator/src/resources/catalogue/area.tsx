import * as catalogue from '@haat/contract/operator/catalogue';
import { Resource } from 'ra-core';
import { Route } from 'react-router';
import { type Area, searchGroup } from '../../areas/area.ts';
import { isForWords } from '../../search/search-words.ts';
import { PackageIcon } from '../../ui/icons.tsx';
import { CatalogueCreate, CatalogueEdit } from './catalogue-edit.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import { ImportPage } from './import-page.tsx';

export const catalogueArea: Area = {
  calls: {
    catalogue: {
      list: catalogue.listCatalogue,
      get: catalogue.getCatalogueProduct,
      create: catalogue.createCatalogueProduct,
      update: catalogue.updateCatalogueProduct,
      remove: catalogue.deleteCatalogueProduct,
      export: catalogue.exportCatalogue,
    },
  },
  pages: [
    <Resource
      key="catalogue"
      name="catalogue"
      list={CatalogueList}
      create={CatalogueCreate}
      edit={CatalogueEdit}
    >
      <Route path="import" element={<ImportPage />} />
    </Resource>,
  ],
  menu: [{ group: 'goods', path: '/catalogue', label: 'Catalogue', icon: PackageIcon }],
  records: [
    {
      kind: 'catalogue',
      plural: 'Catalogue',
      singular: 'catalogue product',
      resources: ['catalogue'],
      acts: { export: 'Catalogue downloaded' },
    },
    { kind: 'import', plural: 'Imports' },
  ],
  search: searchGroup<catalogue.CatalogueRecord>({
    place: 5,
    resource: 'catalogue',
    title: 'Catalogue',
    isAsked: isForWords,
    hitOf: ({ id, name, type }) => ({ to: `/catalogue/${id}`, text: name, detail: type.name }),
  }),
};
