// Warns before a change that removes slots with orders.
import type { SlotRecord } from '@haat/contract/operator/slots';
import Alert from '@mui/material/Alert';
import { useRecordContext } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { day } from '../../ui/format.ts';
import { bookingsOfDay, bookingsOfWindow, type DayWithOrders, daysWithMore } from './bookings.ts';
import { ordersText, some, weekdayOf } from './slot-words.ts';
import { usePreview } from './use-slots.ts';

/** What happens to existing orders. Empty without any. */
export function bookingsText(bookings: number): string {
  if (bookings === 0) return '';
  return `${some(bookings, 'order has', 'orders have')} this slot in the next 14 days. ${keptText(bookings)}`;
}

const keptText = (bookings: number): string =>
  bookings === 1 ? 'It keeps its day and time.' : 'They keep their day and time.';

/** On the page of a slot. Also lists the days on which it has more orders than the form's capacity. */
export function WindowBookingsNote() {
  const window = useRecordContext<SlotRecord>();
  const capacity: unknown = useWatch({ name: 'capacity' });
  const { data } = usePreview(window?.city.id);
  if (!data || !window) return null;
  const bookings = bookingsOfWindow(data, Number(window.id));
  const fuller =
    typeof capacity === 'number' && capacity > 0 ? daysWithMore(data, Number(window.id), capacity) : [];
  return (
    <>
      {bookings > 0 && <Alert severity="warning">{bookingsText(bookings)}</Alert>}
      {fuller.length > 0 && (
        <Alert severity="warning" role="status">
          {fullerText(fuller)}
        </Alert>
      )}
    </>
  );
}

function fullerText(days: readonly DayWithOrders[]): string {
  const booked = days.map((one) => `${ordersText(one.taken)} on ${weekdayOf(one.day)}, ${day(one.day)}`);
  const then = days.length === 1 ? 'on that day' : 'on these days';
  return `Booked already: ${booked.join('; ')}. They stay, and the slot takes no others ${then}.`;
}

/** In the form of an exception, about the present slots of the chosen day. */
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
