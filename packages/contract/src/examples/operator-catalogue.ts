import * as catalogue from '../operator/catalogue.ts';
import * as synonyms from '../operator/synonyms.ts';
import { type Documented, type Example, example } from './example.ts';
import { firstPage, id, listOf, picture, vegetables } from './village.ts';

const pumpkin: catalogue.CatalogueRecord = {
  id: 61,
  name: 'Pumpkin, 1 kg',
  names: { ml: 'മത്തങ്ങ, 1 kg' },
  type: { id: vegetables.id, name: vegetables.name },
  description: 'Cut to size, sweet and dry, for erissery.',
  price: 26,
  mrp: 30,
  net_quantity: 1,
  unit: 'kg',
  is_loose: false,
  tags: ['pumpkin', 'mathanga'],
  cover: picture('5'),
  version: 1,
};

const { name, names, description, price, mrp, net_quantity, unit, is_loose, tags } = pumpkin;

const row: Omit<catalogue.ImportRow, 'line'> = { fate: 'new', changes: [], error: null };

/** The rows of a refused import. */
export const refusedRows: catalogue.ImportRow[] = [
  { ...row, line: 2 },
  { ...row, line: 3, fate: 'changed', changes: ['price'] },
  { ...row, line: 4, fate: 'refused', error: 'There is no product type “Vegetabels”.' },
];

const rice: synonyms.SynonymRecord = {
  id: 3,
  names: ['rice', 'arisi', 'chawal', 'അരി', 'चावल'],
  version: 1,
};

const operatorSynonymExamples: readonly Example[] = [
  example(synonyms.listSynonyms, { query: { search: 'chawal', ...firstPage }, answer: listOf(rice) }),
  example(synonyms.getSynonym, { params: id(rice.id), answer: rice }),
  example(synonyms.createSynonym, { body: { names: rice.names }, answer: rice }),
  example(synonyms.importSynonyms, { body: { rows: [{ names: rice.names }] }, answer: { added: 1 } }),
  example(synonyms.updateSynonym, {
    params: id(rice.id),
    body: { names: [...rice.names, 'ari'], version: 1 },
    answer: { ...rice, names: [...rice.names, 'ari'], version: 2 },
  }),
  example(synonyms.deleteSynonym, { params: id(rice.id) }),
];

const operatorCatalogueExamples: readonly Example[] = [
  example(catalogue.listCatalogue, {
    query: { type: vegetables.id, search: 'mathanga', ...firstPage },
    answer: listOf(pumpkin),
  }),
  example(catalogue.getCatalogueProduct, { params: id(pumpkin.id), answer: pumpkin }),
  example(catalogue.createCatalogueProduct, {
    body: {
      name,
      type: vegetables.id,
      description,
      price,
      mrp,
      net_quantity,
      unit,
      is_loose,
      tags,
      cover: 35,
      names,
    },
    answer: pumpkin,
  }),
  example(catalogue.updateCatalogueProduct, {
    params: id(pumpkin.id),
    body: { price: 28, version: 1 },
    answer: { ...pumpkin, price: 28, version: 2 },
  }),
  example(catalogue.deleteCatalogueProduct, { params: id(pumpkin.id) }),
  example(catalogue.importCatalogue, {
    answer: {
      is_applied: false,
      counts: { new: 1, changed: 1, unchanged: 0, refused: 1 },
      rows: refusedRows,
    },
  }),
  example(catalogue.exportCatalogue, {
    answer:
      'name,type,description,price,tags\r\n"Pumpkin, 1 kg",Vegetables,"Cut to size, sweet and dry, for erissery.",26,"pumpkin, mathanga"\r\n',
  }),
  example(catalogue.countStarterPictures, { answer: { missing: 40 } }),
  example(catalogue.addStarterPictures, { answer: { added: 25, missing: 15 } }),
];

export const operatorCatalogueDocs: Documented = {
  files: { operatorCatalogue: catalogue, operatorSynonyms: synonyms },
  examples: [...operatorCatalogueExamples, ...operatorSynonymExamples],
};
