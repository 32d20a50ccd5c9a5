// The orders of some days as a file: of the days in the filter, or of today.
import { useListContext } from 'react-admin';
import { DownloadButton } from '../../ui/download-button.tsx';
import { day as dayInWords } from '../../ui/format.ts';

/** Filters that the file knows as well. */
const known = ['status', 'city', 'shop', 'customer', 'deliverer'];

/** '2026-11-21', on this device. */
const todayHere = (): string => new Date().toLocaleDateString('sv-SE');

/** Before the first order of any village. */
const firstDay = '2020-01-01';

/** The days from the first to the last, both included. */
function daysOf({ from, to }: Readonly<Record<string, unknown>>): readonly [from: string, to: string] {
  if (from === undefined && to === undefined) return [todayHere(), todayHere()];
  return [String(from ?? firstDay), String(to ?? todayHere())];
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
