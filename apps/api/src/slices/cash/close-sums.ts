import { rupeesOf } from '@haat/contract/money';

/** Of some orders, in paise, and how many they are. */
export interface CloseSums {
  readonly orders: number;
  readonly goods: number;
  readonly refused: number;
  readonly delivery: number;
  readonly cash: number;
  readonly denied: number;
  readonly upi_confirmed: number;
  readonly upi_claimed: number;
  readonly upi_denied: number;
  readonly credit: number;
  readonly rounding: number;
  readonly handed_over: number;
  readonly refunds: number;
}

const noSums: CloseSums = {
  orders: 0,
  goods: 0,
  refused: 0,
  delivery: 0,
  cash: 0,
  denied: 0,
  upi_confirmed: 0,
  upi_claimed: 0,
  upi_denied: 0,
  credit: 0,
  rounding: 0,
  handed_over: 0,
  refunds: 0,
};

const names = Object.keys(noSums) as (keyof CloseSums)[]; // its keys, by definition

export function addSums(all: readonly Partial<CloseSums>[]): CloseSums {
  const sums = { ...noSums };
  for (const part of all) for (const name of names) sums[name] += part[name] ?? 0;
  return sums;
}

/** In rupees. `open` is what the orders cost and nobody has paid. */
export function presentSums(sums: CloseSums) {
  const { orders, goods, delivery, cash, upi_confirmed, upi_claimed, credit, rounding } = sums;
  const open = goods + delivery - cash - upi_confirmed - upi_claimed - credit - rounding;
  return {
    orders,
    goods: rupeesOf(goods),
    refused: rupeesOf(sums.refused),
    delivery: rupeesOf(delivery),
    cash: rupeesOf(cash),
    denied: rupeesOf(sums.denied),
    upi_confirmed: rupeesOf(upi_confirmed),
    upi_claimed: rupeesOf(upi_claimed),
    upi_denied: rupeesOf(sums.upi_denied),
    credit: rupeesOf(credit),
    rounding: rupeesOf(rounding),
    open: rupeesOf(open),
    handed_over: rupeesOf(sums.handed_over),
    refunds: rupeesOf(sums.refunds),
  };
}
