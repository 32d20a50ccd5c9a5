// Downloads the list's orders as a file: those of its days; with another filter those of all days; otherwise today's.

import { serverNow } from '@haat/client/server-clock';
import type { OrderStatus } from '@haat/contract/order-machine';
import { useListContext } from 'ra-core';
import { DownloadButton } from '../../ui/download-button.tsx';
import { day as dayInWords } from '../../ui/format.ts';
import { homeTimeOf } from '../../ui/home-time.ts';
import { isReversed } from './days-fields.tsx';
import { orderStatusWords } from './order-state.tsx';

type Filters = Readonly<Record<string, string>>;

/** The filters that the file supports, with the button's text for each. */
const known: Readonly<Record<string, (value: string) => string>> = {
  status: (status) => orderStatusWords[status as OrderStatus] ?? status, // the URL may contain anything
  city: () => 'this city',
  shop: () => 'this shop',
  customer: () => 'this customer',
  deliverer: () => 'this deliverer',
};

/** '2026-11-21', by the server's days. */
const todayAtHome = (): string => homeTimeOf(serverNow()).slice(0, 10);

/** Before the first order of any village. */
const firstDay = '2020-01-01';

interface Days {
  /** The first and the last day, both included. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

function daysOf({ from, to }: Filters, isFiltered: boolean): Days {
  const today = todayAtHome();
  if (from === undefined && to === undefined) {
    return isFiltered
      ? { from: firstDay, to: today, text: 'all days' }
      : { from: today, to: today, text: dayInWords(today) };
  }
  const [first = firstDay, last = today] = [from, to];
  if (first === last) return { from: first, to: last, text: dayInWords(first) };
  const text =
    from === undefined ? `all days until ${dayInWords(last)}` : `${dayInWords(first)} to ${dayInWords(last)}`;
  return { from: first, to: last, text };
}

export function OrdersCsvButton() {
  const filterValues = useListContext().filterValues as Filters; // the filters of this list are texts
  if (isReversed(filterValues)) return null;
  const chosen = Object.entries(filterValues).filter(([name]) => name in known);
  const { from, to, text } = daysOf(filterValues, chosen.length > 0);
  const others = chosen.map(([name, value]) => `, ${known[name]?.(value)}`).join('');
  const isOneDay = from === to;
  return (
    <DownloadButton
      resource="orders"
      query={{ ...Object.fromEntries(chosen), ...(isOneDay ? { day: from } : { from, to }) }}
      fileName={isOneDay ? `orders-${from}.csv` : `orders-${from}-to-${to}.csv`}
    >
      {`Download ${text}${others}${others && ','} as CSV`}
    </DownloadButton>
  );
}
