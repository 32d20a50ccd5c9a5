// The figures of the last days, as small charts or as a table.
import type { DayFigures } from '@haat/contract/operator/today';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { count, rupees } from '../ui/format.ts';
import { DayChart } from './day-chart.tsx';
import { FiguresTable } from './figures-table.tsx';
import { lostOf, lostShare } from './lost-orders.ts';

interface FiguresProps {
  readonly days: readonly DayFigures[];
}

export function Figures({ days }: FiguresProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Box component="section" aria-labelledby="figures">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" id="figures" sx={{ flex: 1 }}>
          {`The last ${days.length} days`}
        </Typography>
        <Button onClick={() => setIsTable(!isTable)}>
          <span>{isTable ? 'Show charts' : 'Show as a table'}</span>
        </Button>
      </Box>
      {isTable ? <FiguresTable days={days} /> : <Charts days={days} />}
    </Box>
  );
}

const Charts = ({ days }: FiguresProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
    <DayChart title="Orders" days={days} numberOf={({ orders }) => orders} textOf={count} scaleText={count} />
    <DayChart
      title="Amount of completed orders"
      days={days}
      numberOf={({ amount }) => amount}
      textOf={(amount, one) => `${rupees(amount)}${openText(one)}`}
      scaleText={rupees}
      emptyTop={100}
    />
    <DayChart
      title="Cancelled and rejected"
      days={days}
      numberOf={lostShare}
      textOf={(share, one) => `${share} %, ${count(lostOf(one))} of ${count(one.orders)}`}
      scaleText={(share) => `${share} %`}
      emptyTop={100}
    />
    <DayChart
      title="New customers"
      days={days}
      numberOf={(one) => one.new_customers}
      textOf={count}
      scaleText={count}
    />
  </Box>
);

/** ', and ₹480 open': orders that aren't completed yet. */
const openText = ({ open, open_amount }: DayFigures): string =>
  open === 0 ? '' : `, and ${rupees(open_amount)} open`;
