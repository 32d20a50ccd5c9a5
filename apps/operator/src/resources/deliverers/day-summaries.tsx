// What a deliverer completed today and on the six days before.
import type { DaySummary } from '@haat/contract/cash';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { readDelivererSummary } from '../../providers/deliverer-summary.ts';
import { count, longDay, rupees } from '../../ui/format.ts';
import { type Column, RecordTable } from '../../ui/record-table.tsx';
import { FailedState, LoadingState } from '../../ui/states.tsx';

type Row = DaySummary & { readonly id: string };

const columns: readonly Column<Row>[] = [
  { label: 'Day', cell: ({ day }) => longDay(day), isShort: true },
  { label: 'Deliveries', cell: ({ deliveries }) => count(deliveries), isNumber: true },
  { label: 'Earned', cell: ({ earned }) => rupees(earned), isNumber: true },
  { label: 'Paid in cash', cell: ({ cash }) => rupees(cash), isNumber: true },
  { label: 'Km', cell: ({ km }) => km, isNumber: true },
];

export function DaySummaries({ delivererId }: { readonly delivererId: number }) {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['deliverers', 'summary', delivererId],
    queryFn: () => readDelivererSummary(delivererId),
  });
  return (
    <section aria-label="Last seven days">
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        Last seven days
      </Typography>
      {isError && <FailedState error={error} onRetry={() => void refetch()} />}
      {!isError && !data && <LoadingState />}
      {data && (
        <Card sx={{ overflowX: 'auto' }}>
          <RecordTable
            label="Last seven days"
            columns={columns}
            rows={data.days.map((day) => ({ ...day, id: day.day }))}
          />
        </Card>
      )}
    </section>
  );
}
