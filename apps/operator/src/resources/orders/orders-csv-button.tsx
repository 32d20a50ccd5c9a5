// The orders of a day as a file: of the day in the filter, or of today.
import { useListContext } from 'react-admin';
import { DownloadButton } from '../../ui/download-button.tsx';
import { day as dayInWords } from '../../ui/format.ts';

/** Filters that the file knows as well. */
const known = ['status', 'city', 'shop'];

/** '2026-11-21', on this device. */
const todayHere = (): string => new Date().toLocaleDateString('sv-SE');

export function OrdersCsvButton() {
  const { filterValues } = useListContext();
  const day = String(filterValues.day ?? todayHere());
  const filters = Object.entries(filterValues).filter(([name]) => known.includes(name));
  return (
    <DownloadButton
      resource="orders"
      query={{ ...Object.fromEntries(filters), day }}
      fileName={`orders-${day}.csv`}
    >
      {`Download ${dayInWords(day)} as CSV`}
    </DownloadButton>
  );
}
