// The orders of some days as a file: of the days in the filter, or of today.
import { useListContext } from 'react-admin';
import { serverNow } from '../../platform/server-clock.ts';
import { DownloadButton } from '../../ui/download-button.tsx';
import { day as dayInWords } from '../../ui/format.ts';
import { homeTimeOf } from '../../ui/home-time.ts';

/** Filters that the file knows as well. */
const known = ['status', 'city', 'shop', 'customer', 'deliverer'];

/** '2026-11-21', as the server counts days. */
const todayAtHome = (): string => homeTimeOf(serverNow()).slice(0, 10);

/** Before the first order of any village. */
const firstDay = '2020-01-01';

/** The days from the first to the last, both included. */
function daysOf({ from, to }: Readonly<Record<string, unknown>>): readonly [from: string, to: string] {
  if (from === undefined && to === undefined) return [todayAtHome(), todayAtHome()];
  return [String(from ?? firstDay), String(to ?? todayAtHome())];
}

export function OrdersCsvButton() {
  const { filterValues } = useListContext();
  const [from, to] = daysOf(filterValues);
  const filters = Object.fromEntries(Object.entries(filterValues).filter(([name]) => known.includes(name)));
  const isOneDay = from === to;
  return (
    <DownloadButton
      resource="orders"
      query={{ ...filters, ...(isOneDay ? { day: from } : { from, to }) }}
      fileName={isOneDay ? `orders-${from}.csv` : `orders-${from}-to-${to}.csv`}
    >
      {isOneDay
        ? `Download ${dayInWords(from)} as CSV`
        : `Download ${dayInWords(from)} to ${dayInWords(to)} as CSV`}
    </DownloadButton>
  );
}
