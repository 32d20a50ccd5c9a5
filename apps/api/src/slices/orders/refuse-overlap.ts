import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/words.ts';
import { lockCity } from '../accounts/index.ts';
import { overlapping } from './slot-overlaps.ts';
import { listWindowsOnSameDay } from './slot-window.queries.ts';
import type { NewSlotWindow } from './slot-window-fields.ts';

/**
 * `exceptId` is the window that changes. Locks the city, so that two operators can't add the same window at once. Throws
 * `slot.overlaps`.
 */
export async function refuseOverlap(tx: Tx, window: NewSlotWindow, exceptId?: number): Promise<void> {
  await lockCity(tx, window.cityId);
  const others = (await listWindowsOnSameDay(tx, window)).filter(({ id }) => id !== exceptId);
  const found = overlapping(window, others);
  if (found.length === 0) return;
  const times = found.map(({ startTime, endTime }) => `${startTime}–${endTime}`).join(', ');
  throw new AppError('slot.overlaps', {
    detail: deskOnly(`This slot overlaps ${times} of the same day. Choose other times.`),
  });
}
