// /cash: the deliverers with cash of shops or of the operator, most in hand first.
import type { CashRecord } from '@haat/contract/operator/cash';
import Box from '@mui/material/Box';
import { rupees, time } from '../../ui/format.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { numberHint } from '../../ui/number-hint.ts';
import type { Column } from '../../ui/record-table.tsx';
import { useCityFilter } from '../use-cities.ts';
import { CorrectButton } from './correct-button.tsx';

const columns: readonly Column<CashRecord>[] = [
  { label: 'Deliverer', cell: ({ name, number }) => `${name} ${number}` },
  { label: 'Holds', cell: ({ held }) => rupees(held), isNumber: true },
  { label: 'Is owed', cell: ({ owed }) => rupees(owed), isNumber: true },
  { label: 'Since', cell: ({ since }) => (since === null ? '' : time(since)) },
  { label: 'For', cell: ({ parties }) => <Parties parties={parties} /> },
  { label: 'State', cell: ({ is_dismissed }) => (is_dismissed ? 'Dismissed' : '') },
  { label: 'Correct', cell: (record) => <CorrectButton record={record} /> },
];

const Parties = ({ parties }: Pick<CashRecord, 'parties'>) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {parties.map(({ party, balance, waiting }) => (
      <li key={`${party.kind} ${party.id}`}>
        {`${party.name}: ${rupees(balance)}${waiting === 0 ? '' : ` (${rupees(waiting)} waits for an answer)`}`}
      </li>
    ))}
  </Box>
);

export const CashList = () => (
  <ListPage<CashRecord>
    title="Cash in hand"
    intro="What deliverers hold for shops and for you, and what shops owe to them."
    columns={columns}
    search="Name or phone number"
    searchHint={numberHint}
    filters={useCityFilter()}
    empty={{ title: 'No cash in hand', text: 'Cash from completed orders appears here.' }}
  />
);
