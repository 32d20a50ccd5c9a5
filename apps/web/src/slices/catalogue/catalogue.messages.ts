import { translated } from '../../platform/words.ts';

export const catalogue = translated('catalogue', {
  title: 'Catalogue',
  types: 'Product types',
  prompt: 'Please select a category to add products from',
  noTypesTitle: 'No catalogue products for your shop yet',
  noTypesLine: 'You can add your own products.',
  addOwn: 'Add product',
  addAll: (count: number) => `Add all (${count})`,
  addToShop: 'Add to shop',
  alreadyAdded: 'Already added',
  emptyTitle: 'No products of this type yet',
  emptyLine: 'Choose another category.',
  tags: 'Tags',
});

const columnNames: Readonly<Record<string, string>> = {
  name: 'name',
  type: 'type',
  price: 'price',
  quantity: 'quantity',
  is_sold_out: 'sold out',
  mrp: 'MRP',
  net_quantity: 'net quantity',
  unit: 'unit',
  is_loose: 'sold loose',
  description: 'description',
  tags: 'tags',
};

export const goodsFile = translated('goodsFile', {
  title: 'Goods as a file',
  fileName: 'goods.csv',
  exportLine: 'Change prices and stock in a spreadsheet, then bring the file back.',
  export: 'Download goods',
  choose: 'Import a file',
  import: (count: number) => (count === 1 ? 'Import 1 product' : `Import ${count} products`),
  counts: (added: number, changed: number, refused: number) =>
    `${added} new, ${changed} changed, ${refused} with errors`,
  tooLarge: (megabytes: number) =>
    `The file is larger than ${megabytes} MB. Choose a smaller file, or import the products in parts.`,
  correct: 'Correct these lines, then choose the file again.',
  done: 'Imported',
  rows: 'Lines of the file',
  row: (line: number, name: string, what: string) => `Line ${line} · ${name}: ${what}`,
  column: (column: string) => columnNames[column] ?? column,
  isNew: 'new',
});
