import { invalidInput } from '../../platform/app-error.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { deskOnly } from '../../platform/words.ts';
import { dayInZone } from '../../platform/zoned-time.ts';
import { getCity } from '../accounts/index.ts';
import { refuseOverlap } from './refuse-overlap.ts';
import { lockSlotWindow, updateSlotWindowRow } from './slot-window.queries.ts';
import { type NewSlotWindow, requireValidWindow, slotFieldsOf } from './slot-window-fields.ts';

interface SlotEdit {
  readonly windowId: number;
  /** As the operator has read it. */
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: { readonly [Field in keyof NewSlotWindow]?: NewSlotWindow[Field] | undefined };
}

/** Existing orders keep their times. Throws `not_found`, `edit.stale`, `input.invalid`, `slot.overlaps`. */
export async function updateSlotWindow(
  tx: Tx,
  actorId: number,
  { windowId: id, version, changes }: SlotEdit,
): Promise<void> {
  const { version: present, ...before } = await lockSlotWindow(tx, id);
  requireVersion(present, version);
  const after = { ...before, ...definedOf(changes), ...definedOf(oneKindOfDay(changes)) };
  if (after.cityId !== before.cityId) {
    throw invalidInput({
      city: [deskOnly('A slot stays in its city. Delete it, and add another one there.')],
    });
  }
  const changed = changedFields(slotFieldsOf(before), slotFieldsOf(after));
  if (!changed) return;
  requireValidWindow(after, await firstDayFor(tx, before, after));
  // A window that overlapped before may keep its times.
  if (isMoved(before, after)) await refuseOverlap(tx, after, id);
  await updateSlotWindowRow(tx, after);
  await publish(tx, 'record.changed', { kind: 'slot', id, action: 'update', actorId, ...changed });
}

const isMoved = (before: NewSlotWindow, after: NewSlotWindow): boolean =>
  before.weekday !== after.weekday ||
  before.date !== after.date ||
  before.startTime !== after.startTime ||
  before.endTime !== after.endTime;

/** A date replaces a weekday, and the other way round. */
function oneKindOfDay({ weekday, date }: SlotEdit['changes']): SlotEdit['changes'] {
  if (typeof weekday === 'number' && date === undefined) return { date: null };
  return typeof date === 'string' && weekday === undefined ? { weekday: null } : {};
}

/** A date that has passed may stay, but not be chosen. */
async function firstDayFor(tx: Tx, before: NewSlotWindow, after: NewSlotWindow): Promise<string> {
  if (after.date !== null && after.date === before.date) return after.date;
  return dayInZone(tx.now, (await getCity(tx, before.cityId)).timeZone);
}
