// /statements: what the service cost each shop in a month, what they paid, and what they owe.

import { serverNow } from '@haat/client/server-clock';
import type { ShopStatement } from '@haat/contract/operator/commission';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { DeskProvider } from '../../providers/data-provider.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { count, rupees } from '../../ui/format.ts';
import { homeTimeOf } from '../../ui/home-time.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { BlankState, FailedState, LoadingState } from '../../ui/states.tsx';
import { useCities } from '../use-cities.ts';
import { PaymentButton } from './payment-button.tsx';

interface Row extends ShopStatement {
  readonly id: number;
}

/** Nothing for 0, so that a phone shows only what happened. */
const sum = (amount: number): string => (amount === 0 ? '' : rupees(amount));

const columns: readonly Column<Row>[] = [
  { label: 'Shop', cell: ({ shop }) => shop.name },
  { label: 'Owed before', cell: ({ opening }) => sum(0 - opening), isNumber: true },
  { label: 'Orders', cell: ({ orders }) => (orders === 0 ? '' : count(orders)), isNumber: true },
  { label: 'Goods', cell: ({ goods }) => sum(goods), isNumber: true },
  { label: 'Commission', cell: ({ commission }) => sum(commission), isNumber: true },
  { label: 'Paid', cell: ({ paid }) => sum(paid), isNumber: true },
  { label: 'Owed at the end', cell: ({ closing }) => rupees(0 - closing), isNumber: true },
  { label: 'Payment', cell: ({ shop, closing }) => <PaymentButton shop={shop} owed={0 - closing} /> },
];

const names = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthsShown = 24;

/** As many as one answer has. */
const most = 100;

interface Statements {
  readonly count: number;
  readonly results: readonly ShopStatement[];
}

/** This month and those before it, with their names. */
function monthChoices(): readonly (readonly [string, string])[] {
  const [year, month] = homeTimeOf(serverNow()).split('-').map(Number) as [number, number]; // as homeTimeOf writes it
  return Array.from({ length: monthsShown }, (_, ago) => {
    const first = new Date(Date.UTC(year, month - 1 - ago, 1));
    return [first.toISOString().slice(0, 7), names.format(first)] as const;
  });
}

function useStatements() {
  const [chosen, choose] = useSearchParams();
  const provider = useDataProvider<DeskProvider>();
  const city = chosen.get('city') ?? '';
  const months = monthChoices();
  const month = chosen.get('month') || (months[0]?.[0] ?? '');
  const query = { month, ...(city !== '' && { city }) };
  const set = (name: string, value: string): void =>
    choose({ ...Object.fromEntries(chosen), [name]: value }, { replace: true });
  const statements = useQuery({
    queryKey: ['statements', query],
    queryFn: async ({ signal }) => {
      const { data } = await provider.ask('statements', { query: { ...query, limit: most }, signal });
      return data as Statements; // the contract's shape
    },
  });
  return { months, month, city, query, set, statements };
}

export function StatementsPage() {
  const { months, month, city, query, set, statements } = useStatements();
  const cities = useCities();
  return (
    <>
      <PageHead
        title="Statements"
        actions={
          <DownloadButton resource="statements" query={query} fileName={`statements-${month}.csv`}>
            Download as CSV
          </DownloadButton>
        }
      >
        What the service cost each shop in a month, and what they paid.
      </PageHead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <SelectField label="Month" value={month} choices={months} onChange={(value) => set('month', value)} />
        {cities.length > 1 && (
          <SelectField
            label="City"
            value={city}
            choices={[['', 'All'], ...cities.map(({ id, name }) => [String(id), name] as const)]}
            onChange={(value) => set('city', value)}
          />
        )}
      </Box>
      {statements.isPending && <LoadingState />}
      {statements.isError && (
        <FailedState error={statements.error} onRetry={() => void statements.refetch()} />
      )}
      {statements.data && <Shops {...statements.data} />}
    </>
  );
}

const Shops = ({ count: all, results }: Statements) =>
  results.length === 0 ? (
    <BlankState title="No shops yet">Verified shops appear here.</BlankState>
  ) : (
    <>
      <Card sx={{ overflowX: 'auto', 'td, th': { px: 1 } }}>
        <RecordTable
          label="Statements"
          columns={columns}
          rows={results.map((row): Row => ({ ...row, id: row.shop.id }))}
        />
      </Card>
      {all > results.length && (
        <Typography sx={{ mt: 2 }}>
          {`These are the first ${count(results.length)} of ${count(all)} shops. The file has all of them.`}
        </Typography>
      )}
    </>
  );
