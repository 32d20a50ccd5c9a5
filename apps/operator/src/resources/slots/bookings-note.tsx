// Warns before a change that withdraws slots which have orders.
import type { SlotRecord } from '@haat/contract/operator/slots';
import Alert from '@mui/material/Alert';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { bookingsOfDay, bookingsOfWindow } from './bookings.ts';
import { some } from './slot-words.ts';
import { usePreview } from './use-slots.ts';

/** What happens to placed orders. Empty without any. */
export function bookingsText(bookings: number): string {
  if (bookings === 0) return '';
  return `${some(bookings, 'order has', 'orders have')} this slot in the next 14 days. ${keptText(bookings)}`;
}

const keptText = (bookings: number): string =>
  bookings === 1 ? 'It keeps its day and time.' : 'They keep their day and time.';

/** On the page of a window. */
export function WindowBookingsNote() {
  const window = useRecordContext<SlotRecord>();
  const { data } = usePreview(window?.city.id);
  const bookings = data && window ? bookingsOfWindow(data, Number(window.id)) : 0;
  return bookings > 0 && <Alert severity="warning">{bookingsText(bookings)}</Alert>;
}

/** In the form of an exception, about the slots that the chosen day has now. */
export function DayBookingsNote() {
  const [city, date] = useWatch({ name: ['city', 'date'] });
  const { data } = usePreview(typeof city === 'number' ? city : undefined);
  const bookings = data && typeof date === 'string' ? bookingsOfDay(data, date) : 0;
  if (bookings === 0) return null;
  return (
    <Alert severity="warning">
      {`${some(bookings, 'order has a slot', 'orders have slots')} on this day. ${keptText(bookings)}`}
    </Alert>
  );
}
