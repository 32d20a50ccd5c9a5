import * as slots from '@haat/contract/operator/slots';
import { pathId } from '../../../platform/http/path-id.ts';
import { isYes } from '../../../platform/query-flag.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { createSlotWindow, deleteSlotWindow, updateSlotWindow } from './edit-slot-windows.ts';
import { viewSlotPreview, viewSlotRecord, viewSlotRecords } from './operator-slot.views.ts';

export const operatorSlotRoutes: Slice = ({ routes }) => {
  routes.read(slots.listSlots, ({ db, query: { is_past, ...query }, now }) => {
    const isPast = is_past === undefined ? undefined : isYes(is_past);
    return viewSlotRecords(db, { ...query, isPast }, now);
  });

  routes.read(slots.previewSlots, ({ db, query, now }) => viewSlotPreview(db, query.city, now));

  routes.read(slots.getSlot, ({ db, params }) => viewSlotRecord(db, pathId(params.id)));

  routes.write(slots.createSlot, async ({ tx, actor, body }) => {
    const { city: cityId, weekday = null, date = null, start: startTime, end: endTime, capacity } = body;
    const cutOffMinutes = body.cut_off_minutes;
    const window = { cityId, weekday, date, startTime, endTime, cutOffMinutes, capacity };
    return viewSlotRecord(tx, await createSlotWindow(tx, window, actor.userId));
  });

  routes.write(slots.updateSlot, async ({ tx, actor, params, body }) => {
    const { version, city: cityId, weekday, date, start: startTime, end: endTime, capacity } = body;
    const cutOffMinutes = body.cut_off_minutes;
    const changes = { cityId, weekday, date, startTime, endTime, cutOffMinutes, capacity };
    const windowId = pathId(params.id);
    await updateSlotWindow(tx, actor.userId, { windowId, version, changes });
    return viewSlotRecord(tx, windowId);
  });

  routes.write(slots.deleteSlot, async ({ tx, actor, params }) => {
    await deleteSlotWindow(tx, actor.userId, pathId(params.id));
    return undefined;
  });
};
