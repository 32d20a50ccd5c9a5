import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockSlotWindow, markSlotWindowDeleted } from './slot-window.queries.ts';
import { slotFieldsOf } from './slot-window-fields.ts';

/** Customers can't choose it any more. Its orders stay. Throws `not_found`. */
export async function deleteSlotWindow(tx: Tx, actorId: number, windowId: number): Promise<void> {
  const window = await lockSlotWindow(tx, windowId);
  await markSlotWindowDeleted(tx, windowId);
  await publish(tx, 'record.changed', {
    kind: 'slot',
    id: windowId,
    action: 'delete',
    actorId,
    before: { city: window.cityId, ...slotFieldsOf(window) },
    after: {},
  });
}
