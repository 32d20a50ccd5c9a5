// Delivery windows of cities, as operators manage them, and the slots that come from them.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Day, Id, IdParams, Instant, listOf, Named, TimeOfDay } from '../schema.ts';
import { changeOf, QueryFlag, searchQuery, versioned } from './record.ts';

/** 0 is Sunday. */
const Weekday = T.Integer({ minimum: 0, maximum: 6 });

const times = {
  start: TimeOfDay,
  end: TimeOfDay,
  /** Customers can choose the slot until this many minutes before its start. */
  cut_off_minutes: T.Integer({ minimum: 0, maximum: limits.cutOffMinutes }),
  /** The most orders of a slot. 0 only with a `date`: the city delivers nothing then. */
  capacity: T.Integer({ minimum: 0, maximum: limits.slotCapacity }),
};

/** Every week on `weekday`, or once on `date`; the other is null. The windows of a date replace those of its weekday. */
const days = {
  weekday: T.Union([Weekday, T.Null()]),
  date: T.Union([Day, T.Null()]),
};

export const SlotRecord = versioned({ city: Named, ...days, ...times });
export type SlotRecord = T.Static<typeof SlotRecord>;

const optionalDays = T.Partial(T.Object(days)).properties;

export const listSlots = endpoint({
  method: 'GET',
  path: '/operator/slots/',
  who: 'operator',
  summary:
    'List the windows by city: the weekly ones first, then those of dates. `search` looks at the city.',
  query: T.Object({
    city: T.Optional(Id),
    weekday: T.Optional(Weekday),
    date: T.Optional(Day),
    /** Whether the date has passed in the city. Omitted: all. Weekly windows never pass. */
    is_past: T.Optional(QueryFlag),
    ...searchQuery,
  }),
  responses: { 200: listOf(SlotRecord) },
});

export const getSlot = endpoint({
  method: 'GET',
  path: '/operator/slots/{id}/',
  who: 'operator',
  summary: 'Get a window.',
  params: IdParams,
  responses: { 200: SlotRecord },
});

export const createSlot = endpoint({
  method: 'POST',
  path: '/operator/slots/',
  who: 'operator',
  summary: 'Add a window, either for a `weekday` or for a `date`.',
  body: T.Object({ city: Id, ...optionalDays, ...times }),
  responses: { 201: SlotRecord },
  fails: ['slot.overlaps'],
});

export const updateSlot = endpoint({
  method: 'PATCH',
  path: '/operator/slots/{id}/',
  who: 'operator',
  summary: 'Change a window. Orders keep the times that they were placed with.',
  params: IdParams,
  body: changeOf({ city: Id, ...days, ...times }),
  responses: { 200: SlotRecord },
  fails: ['edit.stale', 'slot.overlaps'],
});

export const deleteSlot = endpoint({
  method: 'DELETE',
  path: '/operator/slots/{id}/',
  who: 'operator',
  summary: 'Delete a window. Its orders stay.',
  params: IdParams,
  responses: { 204: null },
});

const SlotInPreview = T.Object({
  /** The id of its window. */
  window: Id,
  start: Instant,
  end: Instant,
  /** The last time to order. */
  closes_at: Instant,
  capacity: T.Integer(),
  /** Orders in this slot. */
  taken: T.Integer(),
  /** Its window was changed, replaced or deleted since then. Its orders stay. */
  is_withdrawn: T.Boolean(),
});

const DayOfPreview = T.Object({
  day: Day,
  weekday: Weekday,
  /** Windows of this date replace those of its weekday. */
  is_exception: T.Boolean(),
  slots: T.Array(SlotInPreview),
});

export const SlotPreview = T.Object({ city: Named, days: T.Array(DayOfPreview) });
export type SlotPreview = T.Static<typeof SlotPreview>;

export const previewSlots = endpoint({
  method: 'GET',
  path: '/operator/slots/preview/',
  who: 'operator',
  summary: 'List the slots of a city today and on the next 13 days, with their orders.',
  query: T.Object({ city: Id }),
  responses: { 200: SlotPreview },
});
