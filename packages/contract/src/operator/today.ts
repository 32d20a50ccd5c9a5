// What needs a hand now, and the figures of the last days.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Instant, Rupees } from '../schema.ts';
import { needKeys, shortageKeys } from '../slices.ts';

/** One field for each key. */
const fields = <Key extends string, Field extends T.TSchema>(keys: readonly Key[], field: Field) =>
  T.Object(Object.fromEntries(keys.map((key) => [key, field])) as Record<Key, Field>); // those keys

/** The needs of all cities together. */
export const Needs = fields([...needKeys, ...shortageKeys], T.Integer());
export type Needs = T.Static<typeof Needs>;

/** When the newest of these needs began, so that one that takes the place of another is seen. Null: there is none. */
export const NewestNeeds = fields(needKeys, T.Union([Instant, T.Null()]));
export type NewestNeeds = T.Static<typeof NewestNeeds>;

/** An order counts on the day on which it was placed, in the time zone of its city. */
export const DayFigures = T.Object({
  /** `2026-11-21` */
  day: T.String(),
  orders: T.Integer(),
  /** What customers paid for the completed ones. */
  amount: Rupees,
  /** Those not completed, cancelled or rejected yet, and what customers will pay for them. */
  open: T.Integer(),
  open_amount: Rupees,
  cancelled: T.Integer(),
  rejected: T.Integer(),
  /** People whose first order was placed on that day. */
  new_customers: T.Integer(),
});
export type DayFigures = T.Static<typeof DayFigures>;

/** Backups of the database and its pictures. */
export const BackupState = T.Object({
  /** The moment and the size of the newest complete one. Null: there is none. */
  last: T.Union([T.Object({ at: Instant, bytes: T.Integer() }), T.Null()]),
  /** How often the server makes one by itself. Null: it doesn't. */
  every_seconds: T.Union([T.Integer(), T.Null()]),
  /** When the newest one of the server failed. Null: it didn't. */
  failed_at: T.Union([Instant, T.Null()]),
});
export type BackupState = T.Static<typeof BackupState>;
/** Which Haat answers. Without git or an archive, the commit is null. */
export const Release = T.Object({ version: T.String(), commit: T.Union([T.String(), T.Null()]) });
export type Release = T.Static<typeof Release>;

export const Today = T.Object({
  needs: Needs,
  newest: NewestNeeds,
  days: T.Array(DayFigures),
  backup: BackupState,
  release: Release,
});
export type Today = T.Static<typeof Today>;

export const getToday = endpoint({
  method: 'GET',
  path: '/operator/today/',
  who: 'operator',
  summary:
    'Count what needs a hand, and get the figures of the last 14 days, today last, and the age of the last backup.',
  responses: { 200: Today },
});
