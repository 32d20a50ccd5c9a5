// Explains the file format of the import, with an example to download.

import { limits } from '@haat/contract/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { saveFile } from '../../platform/download.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { count } from '../../ui/format.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useProductTypes } from '../use-product-types.ts';
import { catalogueColumns } from './catalogue-file.ts';

export function FileFormat() {
  const types = (useProductTypes() ?? []).map(({ name }) => name);
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        What the file looks like
      </Typography>
      <Typography sx={{ mb: 2 }}>
        A CSV file in UTF-8 with one product in each line, up to {count(limits.importRows)}. The first line
        names the columns. The last six columns are optional: without one, products keep what they have. A
        product with the same name and type is changed, any other is added.
      </Typography>
      <Facts facts={factsOf(types)} />
      <Box>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => saveFile(exampleFile(types[0]), 'catalogue-example.csv')}
        >
          Download an example
        </Button>
      </Box>
    </Card>
  );
}

const factsOf = (types: readonly string[]): readonly Fact[] => [
  ['name', 'With its quantity, such as Tomatoes, 500 g'],
  ['type', types.length === 0 ? 'The name of a product type' : `A product type: ${someOf(types)}`],
  ['description', 'A sentence or two, or nothing'],
  ['price', 'In rupees, such as 26 or 26.50'],
  ['tags', 'Other words that people search for, with commas, or nothing'],
  ['mrp', 'The maximum retail price in rupees, or nothing. The price must not be higher'],
  ['net_quantity', 'How much is in the pack, such as 500 or 1.5, or nothing'],
  ['unit', 'g, kg, ml, l or piece, or nothing'],
  ['name_hi', 'The name in Hindi, or nothing'],
  ['name_ml', 'The name in Malayalam, or nothing'],
  ['is_loose', 'true for goods sold by weight or volume, in steps of net_quantity, or nothing'],
];

const mostNamed = 6;

const someOf = (types: readonly string[]): string =>
  types.length > mostNamed ? `${types.slice(0, mostNamed).join(', ')} and so on` : types.join(', ');

/** Spreadsheets recognise UTF-8 by it. */
const byteOrderMark = '\ufeff';

/** A file with two example products of this type. */
function exampleFile(type = 'Vegetables'): Blob {
  const lines = [
    catalogueColumns,
    ['Example 1, 500 g', type, 'Write a sentence about it.', '26.50', 'first tag, second tag'],
    ['Example 2, 1 kg', type, '', '40', ''],
  ];
  const text = lines.map(
    (cells) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`,
  );
  return new Blob([byteOrderMark, ...text], { type: 'text/csv' });
}
