// Closes the day of a city, or says who closed it and what has changed since.
import { limits } from '@haat/contract/limits';
import type { ClosedDay, DailyClose } from '@haat/contract/operator/cash';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';
import { longDay, rupees, time } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';

interface ClosingProps {
  readonly close: DailyClose;
  readonly city: number;
  readonly today: string;
}

/** The server refuses to close a day to come. */
export function Closing({ close, city, today }: ClosingProps) {
  const { day, closed } = close;
  if (closed !== null) return <Closed close={close} closed={closed} />;
  return day <= today && <CloseButton day={day} city={city} isOver={day < today} />;
}

interface CloseButtonProps {
  readonly day: string;
  readonly city: number;
  readonly isOver: boolean;
}

const kept = 'The sums are kept as they are now. You can’t take this back.';
const notOver = 'This day is not over yet. What changes later will be shown as changed since.';

function CloseButton({ day, city, isOver }: CloseButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const send = useSingleMutation({
    mutationFn: (note: string) => provider.create('close', { data: { day, city, note } }),
    async onSuccess() {
      setOpen(false);
      notify('Day closed', { type: 'success' });
      await queryClient.invalidateQueries();
    },
  });
  return (
    <Box className="not-on-paper" sx={{ mb: 2 }}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Close the day
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Close ${longDay(day)}?`}
          text={isOver ? kept : `${notOver} ${kept}`}
          label="Note"
          verb="Close the day"
          isOptional
          maxLength={limits.reason}
          isBusy={send.isPending}
          error={send.error ? sentenceOf(send.error) : undefined}
          onCancel={() => setOpen(false)}
          onConfirm={(note) => send.mutate(note)}
        />
      )}
    </Box>
  );
}

interface ClosedProps {
  readonly close: DailyClose;
  readonly closed: ClosedDay;
}

function Closed({ close, closed }: ClosedProps) {
  const { at, by, note } = closed;
  const changes = changesSince(close, closed);
  return (
    <Card
      sx={{
        p: 2,
        mb: 2,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography>{`Closed by ${by.name} on ${time(at)}${note === '' ? '' : `: ${note}`}`}</Typography>
      {changes.length > 0 && (
        <section aria-label="Changed since">
          <Typography variant="h3">Changed since</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Box>
        </section>
      )}
    </Card>
  );
}

const fields = [
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

type Sums = Pick<ClosedDay['sums'], 'orders' | (typeof fields)[number][0]>;

/** 'Amma Vegetables: Orders 3 → 4, Cash ₹300 → ₹400' */
function changesSince({ shops, deliverers }: DailyClose, { sums }: ClosedDay): string[] {
  const changesIn = (
    rows: readonly (Sums & { readonly id: number; readonly name: string })[],
    kept: readonly (Sums & { readonly id: number })[],
  ): string[] =>
    rows.flatMap((row) => {
      const parts = partsOf(
        row,
        kept.find(({ id }) => id === row.id),
      );
      return parts.length === 0 ? [] : `${row.name}: ${parts.join(', ')}`;
    });
  return [...changesIn(shops, sums.shops), ...changesIn(deliverers, sums.deliverers)];
}

const partsOf = (now: Sums, before: Sums | undefined): string[] => [
  ...((before?.orders ?? 0) === now.orders ? [] : [`Orders ${before?.orders ?? 0} → ${now.orders}`]),
  ...fields.flatMap(([field, label]) => {
    const old = before?.[field] ?? 0;
    return old === now[field] ? [] : `${label} ${rupees(old)} → ${rupees(now[field])}`;
  }),
];
