// The ordered items, the refused items, and the amounts.
import {
  amountOfSteps,
  isLoose,
  type LooseAmount,
  type LooseGoods,
  largeUnitOf,
  looseAmountOf,
  pricePerLarge,
} from '@haat/contract/loose';
import type { OrderRecord } from '@haat/contract/operator/orders';
import type { RefusalReason } from '@haat/contract/payment-machine';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { count, rupees } from '../../ui/format.ts';

const reasons = {
  damaged: 'damaged',
  wrong_item: 'wrong item',
  spoilt: 'spoilt',
  missing: 'missing',
  too_expensive: 'too expensive',
  not_needed: 'not needed',
} as const satisfies Record<RefusalReason, string>;

type Item = OrderRecord['items'][number];

interface OrderItemsProps {
  readonly order: OrderRecord;
}

const tight = { px: { xs: 0.5, sm: 1 } };
/** As wide as the longest words of most names. */
const name = { ...tight, minWidth: '6.5rem', overflowWrap: 'anywhere' };
const number = { ...tight, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
/** Wraps in narrow columns, so that amounts stay whole: '1 kg × ₹60/kg, weighed 1.03 kg'. */
const quantities = { ...number, whiteSpace: 'normal' };

export const OrderItems = ({ order }: OrderItemsProps) => (
  <Table aria-label="Items" size="small">
    <Head />
    <TableBody>
      {order.items.map(({ id, product, quantity, price, amount, ...item }) => (
        <TableRow key={id}>
          <TableCell sx={name}>{product.name}</TableCell>
          <TableCell sx={quantities} align="right">
            {isLoose(item) ? looseWords(item, quantity, price) : `${count(quantity)} × ${rupees(price)}`}
          </TableCell>
          <TableCell sx={number} align="right">
            {rupees(amount)}
          </TableCell>
        </TableRow>
      ))}
      {order.rejected_items.map(({ name: refused, quantity, reason, ...item }) => (
        <TableRow key={`refused ${refused}`}>
          <TableCell sx={{ ...name, color: 'error.main' }}>
            {`Refused: ${refused}${reason ? ` (${reasons[reason]})` : ''}`}
          </TableCell>
          <TableCell sx={{ ...quantities, color: 'error.main' }} align="right">
            {isLoose(item) ? amountWords(amountOfSteps(item, quantity)) : count(quantity)}
          </TableCell>
          <TableCell sx={tight} />
        </TableRow>
      ))}
      <SumRow label="Items" amount={order.price} />
      <SumRow label="Delivery" amount={order.delivery_cost} />
      <SumRow label="Total" amount={order.amount} isTotal />
    </TableBody>
  </Table>
);

/** The space doesn't break. */
const amountWords = ({ value, unit }: LooseAmount): string => `${value}\u00a0${unit}`;

/** '750 g × ₹38/kg, weighed 740 g'. */
function looseWords(goods: LooseGoods & Pick<Item, 'weighed'>, steps: number, price: number): string {
  const words = `${amountWords(amountOfSteps(goods, steps))} × ${rupees(pricePerLarge(goods, price))}/${largeUnitOf(goods)}`;
  return goods.weighed === null
    ? words
    : `${words}, weighed ${amountWords(looseAmountOf(goods, goods.weighed))}`;
}

const Head = () => (
  <TableHead>
    <TableRow>
      <TableCell sx={tight}>Item</TableCell>
      <TableCell sx={tight} align="right">
        Quantity
      </TableCell>
      <TableCell sx={tight} align="right">
        Amount
      </TableCell>
    </TableRow>
  </TableHead>
);

interface SumRowProps {
  readonly label: string;
  readonly amount: number;
  readonly isTotal?: true;
}

function SumRow({ label, amount, isTotal }: SumRowProps) {
  const weight = { fontWeight: isTotal ? 600 : 400, ...(isTotal && { borderBottom: 0 }) };
  return (
    <TableRow>
      <TableCell component="th" scope="row" colSpan={2} sx={{ ...tight, ...weight }}>
        {label}
      </TableCell>
      <TableCell sx={{ ...number, ...weight }} align="right">
        {rupees(amount)}
      </TableCell>
    </TableRow>
  );
}
