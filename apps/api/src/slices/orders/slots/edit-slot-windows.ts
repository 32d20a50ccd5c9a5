import { AppError, type FieldErrors, invalidInput } from '../../../platform/app-error.ts';
import { changedFields } from '../../../platform/changed-fields.ts';
import type { Tx } from '../../../platform/database.ts';
import { definedOf } from '../../../platform/defined-of.ts';
import { publish } from '../../../platform/events.ts';
import { deskOnly } from '../../../platform/localized-text.ts';
import { requireVersion } from '../../../platform/require-version.ts';
import { dayInZone, isDay } from '../../../platform/zoned-time.ts';
import { getCity, lockCity, requireCity } from '../../accounts/index.ts';
import {
  insertSlotWindow,
  listWindowsOnSameDay,
  lockSlotWindow,
  markSlotWindowDeleted,
  updateSlotWindowRow,
} from './slot.queries.ts';
import { type NewSlotWindow, slotFieldsOf } from './slots-of-day.ts';

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

/**
 * `exceptId` is the window that changes. Locks the city, so that two operators can't add the same window at once. Throws
 * `slot.overlaps`.
 */
async function refuseOverlap(tx: Tx, window: NewSlotWindow, exceptId?: number): Promise<void> {
  await lockCity(tx, window.cityId);
  const others = (await listWindowsOnSameDay(tx, window)).filter(({ id }) => id !== exceptId);
  const found = overlapping(window, others);
  if (found.length === 0) return;
  const times = found.map(({ startTime, endTime }) => `${startTime}–${endTime}`).join(', ');
  throw new AppError('slot.overlaps', {
    detail: deskOnly(`This slot overlaps ${times} of the same day. Choose other times.`),
  });
}

type Times = Pick<NewSlotWindow, 'startTime' | 'endTime'>;

/** An older window may end before it begins: on the next day. */
const lastOf = ({ startTime, endTime }: Times): string => (endTime <= startTime ? '24:00' : endTime);

const doOverlap = (one: Times, other: Times): boolean =>
  one.startTime < lastOf(other) && other.startTime < lastOf(one);

/** `others` are of the same day. */
const overlapping = <Window extends Times>(window: Times, others: readonly Window[]): Window[] =>
  others.filter((other) => doOverlap(window, other));

/** `today` is the city's. Throws `input.invalid`. */
function requireValidWindow(window: NewSlotWindow, today: string): void {
  const errors = { ...dayErrors(window, today), ...timeErrors(window) };
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

function dayErrors({ weekday, date }: NewSlotWindow, today: string): FieldErrors {
  if (weekday !== null && date !== null) return { date: [deskOnly('Choose either a weekday or a date.')] };
  if (date === null) return weekday === null ? { weekday: [deskOnly('Choose a weekday or a date.')] } : {};
  if (!isDay(date)) return { date: [deskOnly('There is no such day.')] };
  return date < today ? { date: [deskOnly('Choose today or a later day.')] } : {};
}

function timeErrors({ date, startTime, endTime, capacity }: NewSlotWindow): FieldErrors {
  return {
    ...(endTime > startTime ? {} : { end: [deskOnly('The end must be after the start.')] }),
    ...(capacity > 0 || date !== null
      ? {}
      : { capacity: [deskOnly('Use 1 or more. Only a date can have 0.')] }),
  };
}
