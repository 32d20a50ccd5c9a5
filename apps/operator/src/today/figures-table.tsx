// The charts' figures as a table, today first.
import type { DayFigures } from '@haat/contract/operator/today';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { count, day, rupees } from '../ui/format.ts';
import { lostOf, lostShare } from './lost-orders.ts';

const columns = [
  'Day',
  'Orders',
  'Amount of completed orders',
  'Amount of open orders',
  'Cancelled or rejected',
  'New customers',
];
const cell = { px: { xs: 0.75, sm: 2 }, fontVariantNumeric: 'tabular-nums' };

export const FiguresTable = ({ days }: { readonly days: readonly DayFigures[] }) => (
  // The keyboard can scroll a table that is wider than the screen.
  <Card component="section" tabIndex={0} aria-label="Figures as a table" sx={{ overflowX: 'auto' }}>
    <Table aria-label={`The last ${days.length} days`} size="small">
      <TableHead>
        <TableRow>
          {columns.map((name, index) => (
            <TableCell key={name} align={index === 0 ? 'left' : 'right'} sx={cell}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {[...days].reverse().map((one) => (
          <TableRow key={one.day}>
            <TableCell component="th" scope="row" sx={{ ...cell, whiteSpace: 'nowrap' }}>
              {day(one.day)}
            </TableCell>
            {textsOf(one).map(([name, text]) => (
              <TableCell key={name} align="right" sx={cell}>
                {text}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Card>
);

const textsOf = (one: DayFigures): readonly (readonly [name: string, text: string])[] => [
  ['orders', count(one.orders)],
  ['amount', rupees(one.amount)],
  ['open', one.open === 0 ? '' : `${rupees(one.open_amount)} (${count(one.open)})`],
  ['lost', `${count(lostOf(one))} (${lostShare(one)} %)`],
  ['new', count(one.new_customers)],
];
