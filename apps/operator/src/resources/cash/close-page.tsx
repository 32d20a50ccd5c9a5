// /close: what the orders completed on a day came to, by shop and by deliverer, as a page, on paper and as a file.

import { serverNow } from '@haat/client/server-clock';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type { DailyClose } from '@haat/contract/operator/cash';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { DeskProvider } from '../../providers/data-provider.ts';
import { DayField } from '../../ui/day-field.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { count, longDay, rupees } from '../../ui/format.ts';
import { homeTimeOf } from '../../ui/home-time.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { BlankState, FailedState, LoadingState } from '../../ui/states.tsx';
import { useCities } from '../use-cities.ts';
import { Closing } from './closing.tsx';

type Sums = Omit<DailyClose['shops'][number], 'id' | 'name'>;

interface Row extends Sums {
  /** Of deliverers. */
  readonly in_hand?: number;
  readonly id: number | 'total';
  readonly name: string;
  /** Of deliverers, masked. */
  readonly number?: string;
}

const amounts = [
  ['goods', 'Goods'],
  ['refused', 'Refused'],
  ['delivery', 'Delivery'],
  ['cash', 'Cash'],
  ['denied', 'Denied'],
  ['upi_confirmed', 'UPI confirmed'],
  ['upi_claimed', 'UPI claimed'],
  ['upi_denied', 'UPI denied'],
  ['credit', 'Credit'],
  ['rounding', 'Rounding'],
  ['open', 'Open'],
  ['handed_over', 'Handed over'],
  ['refunds', 'Refunds'],
] as const;

const fields = ['orders', ...amounts.map(([field]) => field)] as const;

const inHand: Column<Row> = {
  label: 'Still in hand',
  cell: ({ in_hand = 0 }) => (in_hand === 0 ? '' : rupees(in_hand)),
  isNumber: true,
};

const names: readonly Column<Row>[] = [
  { label: 'Name', cell: ({ name, number }) => (number ? `${name} ${number}` : name) },
  { label: 'Orders', cell: ({ orders }) => count(orders), isNumber: true },
];

/** An amount that is 0 in all rows takes no room: what a deliverer still has must be in view. */
const amountsIn = (rows: readonly Row[]): Column<Row>[] =>
  amounts
    .filter(([field]) => rows.some((row) => row[field] !== 0))
    .map(([field, label]) => ({
      label,
      cell: (row) => (row[field] === 0 ? '' : rupees(row[field])),
      isNumber: true,
    }));

/** In paise, because rupees with decimals don't add up exactly. */
const sumOf = (rows: readonly Row[], field: (typeof fields)[number]): number =>
  rupeesOf(rows.reduce((sum, row) => sum + paiseOf(row[field]), 0));

/** One row is its own total. */
function withTotal(rows: readonly Row[]): readonly Row[] {
  if (rows.length < 2) return rows;
  const sums = Object.fromEntries(fields.map((field) => [field, sumOf(rows, field)])) as Sums; // all fields
  const in_hand = rupeesOf(rows.reduce((sum, row) => sum + paiseOf(row.in_hand ?? 0), 0));
  return [...rows, { id: 'total', name: 'Total', ...sums, in_hand }];
}

/** '2026-11-21', by the server's days. */
const today = (): string => homeTimeOf(serverNow()).slice(0, 10);

function useClose(onlyCity: string) {
  const [chosen, choose] = useSearchParams();
  const provider = useDataProvider<DeskProvider>();
  const city = chosen.get('city') || onlyCity;
  const day = chosen.get('day') || today();
  const query = city === '' ? { day } : { day, city };
  const set = (name: string, value: string): void =>
    choose({ ...Object.fromEntries(chosen), [name]: value }, { replace: true });
  const close = useQuery({
    queryKey: ['close', query],
    queryFn: async ({ signal }) => (await provider.ask('close', { query, signal })).data as DailyClose, // the contract's shape
  });
  return { day, city, query, set, close };
}

export function ClosePage() {
  const cities = useCities();
  const { day, city, query, set, close } = useClose(cities.length === 1 ? String(cities[0]?.id) : '');
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <PageHead
        title="Daily close"
        actions={
          <Box className="not-on-paper" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <DownloadButton resource="close" query={query} fileName={`close-${day}.csv`}>
              Download as CSV
            </DownloadButton>
            <Button variant="outlined" onClick={() => window.print()}>
              Print
            </Button>
          </Box>
        }
      >
        {`Orders completed on ${longDay(day)}, and cash handed over on it.`}
      </PageHead>
      <Box className="not-on-paper" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <DayField label="Day" value={day} onChange={(value) => set('day', value)} />
        {cities.length > 1 && (
          <SelectField
            label="City"
            value={city}
            choices={[['', 'All'], ...cities.map(({ id, name }) => [String(id), name] as const)]}
            onChange={(value) => set('city', value)}
          />
        )}
      </Box>
      {close.isPending && <LoadingState />}
      {close.isError && <FailedState error={close.error} onRetry={() => void close.refetch()} />}
      {close.data && city !== '' && <Closing close={close.data} city={Number(city)} today={today()} />}
      {close.data && <Tables close={close.data} />}
    </>
  );
}

function Tables({ close: { shops, deliverers } }: { readonly close: DailyClose }) {
  if (shops.length + deliverers.length === 0) {
    return (
      <BlankState title="Nothing on this day">No order was completed, and no cash handed over.</BlankState>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Table title="Shops" rows={shops} columns={[...names, ...amountsIn(shops)]} />
      <Table title="Deliverers" rows={deliverers} columns={[...names, inHand, ...amountsIn(deliverers)]} />
    </Box>
  );
}

interface TableProps {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

const Table = ({ title, rows, columns: shown }: TableProps) =>
  rows.length > 0 && (
    <section aria-label={title}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Card sx={{ overflowX: 'auto', 'td, th': closeTogether, ...(rows.length > 1 && totalInBold) }}>
        <RecordTable label={title} columns={shown} rows={withTotal(rows)} />
      </Card>
    </section>
  );

/** All columns fit beside the menu at 1280 px. */
const closeTogether = { px: 0.5, fontSize: '0.8125rem', lineHeight: 1.4 } as const;

const totalInBold = { 'tbody tr:last-of-type td, li:last-of-type': { fontWeight: 600 } } as const;

const onPaper = {
  '@media print': {
    'nav, header, .not-on-paper': { display: 'none !important' },
    '@page': { size: 'landscape' },
    td: { fontSize: '0.7rem' },
  },
} as const;
