import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import { requireCity } from '../accounts/index.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { insertSlotWindow } from './slot-window.queries.ts';
import { type NewSlotWindow, requireValidWindow, slotFieldsOf } from './slot-window-fields.ts';

/**
 * Creates a delivery window for every week (`weekday`, 0 = Sunday) or one day (`date`), in the city's time. `actorId` is
 * null for the demo. Returns its id. Throws `input.invalid`, `slot.overlaps`.
 */
export async function createSlotWindow(
  tx: Tx,
  input: NewSlotWindow,
  actorId: number | null = null,
): Promise<number> {
  const city = await requireCity(tx, input.cityId);
  requireValidWindow(input, dayInZone(tx.now, city.timeZone));
  await refuseOverlap(tx, input);
  const id = await insertSlotWindow(tx, input);
  const after = { city: city.id, ...slotFieldsOf(input) };
  await publish(tx, 'record.changed', { kind: 'slot', id, action: 'create', actorId, before: {}, after });
  return id;
}
