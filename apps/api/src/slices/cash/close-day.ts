import { AppError, invalidInput } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import { requireCity } from '../accounts/index.ts';
import { insertClose } from './cash.queries.ts';
import { keptSums, viewClose } from './close.views.ts';

interface ClosedDay {
  readonly day: string;
  readonly cityId: number;
  readonly note: string;
}

/** Keeps the sums of the day as they are now. Throws `input.invalid` for a day to come and an unknown city, `close.done`. */
export async function closeDay(
  tx: Tx,
  { userId: closedBy }: { readonly userId: number },
  { day, cityId, note }: ClosedDay,
): Promise<void> {
  const { timeZone } = await requireCity(tx, cityId);
  const close = await viewClose(tx, { day, city: cityId });
  if (day > dayInZone(tx.now, timeZone)) {
    throw invalidInput({ day: [deskOnly('This day has not begun. Choose an earlier one.')] });
  }
  if (!(await insertClose(tx, { cityId, day, closedBy, note, sums: keptSums(close) }))) {
    throw new AppError('close.done', {
      detail: deskOnly('This day is closed already. Reload the page to see by whom.'),
    });
  }
  await publish(tx, 'record.changed', {
    kind: 'city',
    id: cityId,
    action: 'close_day',
    actorId: closedBy,
    before: {},
    after: { day, note },
  });
}
