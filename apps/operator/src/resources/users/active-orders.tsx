// A person's active orders, shown in the question before they are blocked.
import { orderNumber } from '@haat/contract/city-ids';
import type { OrderRecordInList } from '@haat/contract/operator/orders';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { count } from '../../ui/format.ts';
import { RecordLink } from '../../ui/record-link.tsx';
import { orderStatusWords } from '../orders/order-state.tsx';

const shown = 5;
const ignored = () => undefined;

interface ActiveOrdersProps {
  readonly userId: number;
  /** The person, when the orders of several people are shown. */
  readonly name?: string;
}

export function ActiveOrders({ userId, name }: ActiveOrdersProps) {
  const page = { pagination: { page: 1, perPage: shown }, filter: { active_of: userId } };
  const { data, total = 0, error } = useGetList<OrderRecordInList>('orders', page, { onError: ignored });
  return (
    <Box role="status" sx={{ mb: 2 }}>
      <Typography>
        {sentenceOf({ isKnown: data !== undefined, hasFailed: Boolean(error), total, name })}
      </Typography>
      {data && total > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {data.map(({ id, status, shop }) => (
            <li key={id}>
              <RecordLink to={`/orders/${id}/show`}>{`Order ${orderNumber(id)}`}</RecordLink>
              <span>{`, ${orderStatusWords[status]}, ${shop.name}`}</span>
            </li>
          ))}
          {total > shown && <li>{`and ${count(total - shown)} more`}</li>}
        </Box>
      )}
    </Box>
  );
}

interface Known {
  readonly isKnown: boolean;
  readonly hasFailed: boolean;
  readonly total: number;
  readonly name: string | undefined;
}

function sentenceOf({ isKnown, hasFailed, total, name }: Known): string {
  const of = name ? `${name}: ` : '';
  if (hasFailed) return `${of}The active orders could not be loaded. Look at the list of orders first.`;
  if (!isKnown) return `${of}Looking for active orders…`;
  if (total === 0) return `${of}No active orders.`;
  return `${of}${count(total)} active ${total === 1 ? 'order goes' : 'orders go'} on. Cancel or hand over what can’t be finished:`;
}
