// The history of an order: what, who and when, newest last.
import type { OrderRecord } from '@haat/contract/operator/orders';
import { isActiveOrder } from '@haat/contract/order-machine';
import Box from '@mui/material/Box';
import { deletedPerson, time } from '../../ui/format.ts';

type Entry = OrderRecord['events'][number];

/** 'Meera Nair (operator), '. Empty for what happens because nobody acts: it keeps the status. */
function whoOf({ actor, role, status }: Entry, before: Entry | undefined): string {
  if (actor === null) return status === before?.status ? '' : 'Terminal, ';
  return `${actor.name || deletedPerson} (${role}), `;
}

/** Both times, if it was done on a phone without a connection. */
const timesOf = ({ at, done_at: doneAt }: Entry): string =>
  doneAt === undefined ? time(at) : `done ${time(doneAt)}, received ${time(at)}`;

/** Of an active order, the last step is the one it waits for. */
function dotOf({ status }: Entry, isLast: boolean): string {
  if (status === 'CANCELLED' || status === 'REJECTED') return 'error.main';
  return isLast && isActiveOrder(status) ? 'warning.main' : 'primary.main';
}

export const OrderHistory = ({ order: { events } }: { readonly order: OrderRecord }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {events.map((entry, index) => (
      <Box
        component="li"
        key={`${entry.at} ${entry.text}`}
        sx={{ position: 'relative', pl: 3, pb: 2, '&:last-child': { pb: 0 } }}
      >
        <Line isLast={index === events.length - 1} color={dotOf(entry, index === events.length - 1)} />
        <Box sx={{ overflowWrap: 'anywhere' }}>{entry.text}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {`${whoOf(entry, events[index - 1])}${timesOf(entry)}`}
        </Box>
      </Box>
    ))}
  </Box>
);

/** The line from each step to the next. */
interface LineProps {
  readonly isLast: boolean;
  readonly color: string;
}

const Line = ({ isLast, color }: LineProps) => (
  <Box aria-hidden>
    {!isLast && (
      <Box sx={{ position: 'absolute', left: 5, top: 8, bottom: -8, width: 2, bgcolor: 'divider' }} />
    )}
    <Box
      sx={{
        position: 'absolute',
        left: 0,
        top: 6,
        width: 12,
        height: 12,
        borderRadius: '50%',
        bgcolor: color,
      }}
    />
  </Box>
);
