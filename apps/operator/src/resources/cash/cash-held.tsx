// How much cash a deliverer holds, as a sentence with a link to it. Empty when there is none.

import type { CashRecord } from '@haat/contract/operator/cash';
import type { DelivererRecord } from '@haat/contract/operator/deliverers';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { filteredList } from '../../ui/filtered-list.ts';
import { rupees } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';

const ignored = () => undefined;

export function CashHeld({ id, number }: Pick<DelivererRecord, 'id' | 'number'>) {
  // A search for the whole number would be written into the audit.
  const filter = { search: number.slice(-4) };
  const { data = [] } = useGetList<CashRecord>(
    'cash',
    { pagination: { page: 1, perPage: 10 }, filter },
    { onError: ignored },
  );
  const { held, owed } = data.find((record) => record.id === id) ?? { held: 0, owed: 0 };
  if (held === 0 && owed === 0) return null;
  return (
    <Typography sx={{ mt: 2 }}>
      {held > 0 && <span>{`They hold ${rupees(held)} in cash. `}</span>}
      {owed > 0 && <span>{`Shops owe them ${rupees(owed)}. `}</span>}
      <RecordLink to={filteredList('cash', filter)}>Open their cash</RecordLink>
    </Typography>
  );
}
