// Events about people, and about the records that operators manage. Later slices handle them in the same transaction.
import type { RecordedFields, RecordKind } from '@haat/contract/operator/record';

export interface PersonNamed {
  readonly userId: number;
  readonly fullName: string;
}

/** An account is being deleted. Published before the row is blanked: subscribers delete what they keep about the person. */
export interface PersonDeleted {
  readonly userId: number;
  /** The name before the deletion, because notifications may contain it. */
  readonly firstName: string;
}

/** Somebody wants to delete their account. A subscriber refuses it by throwing. */
interface PersonLeaving {
  readonly userId: number;
}

export type PowerAction =
  | 'make_operator'
  | 'unmake_operator'
  | 'make_deliverer'
  | 'dismiss_deliverer'
  | 'block'
  | 'unblock'
  | 'end_sessions';

/** The operator changed somebody's roles or blocked them. */
export interface PowersChanged {
  readonly userId: number;
  /** Null on the terminal. */
  readonly actorId: number | null;
  readonly action: PowerAction;
  /** The fields that changed, without names and numbers. */
  readonly before: RecordedFields;
  readonly after: RecordedFields;
}

/** An operator changed a record of any slice, or saw a whole phone number. The desk writes it into the audit. */
export interface RecordChanged {
  readonly kind: RecordKind;
  readonly id: number;
  /** `create`, `update`, `delete`, or another verb such as `view_number`. */
  readonly action: string;
  /** Null on the terminal. */
  readonly actorId: number | null;
  /** The fields that changed (`changedFields`). */
  readonly before: RecordedFields;
  readonly after: RecordedFields;
}

/** One command changed many records. */
interface RecordsChanged extends Pick<RecordChanged, 'actorId'> {
  readonly changes: readonly Omit<RecordChanged, 'actorId'>[];
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** Somebody entered their name and e-mail, for the first time or again. */
    'person.named': PersonNamed;
    'person.leaving': PersonLeaving;
    'person.deleted': PersonDeleted;
    'user.powers_changed': PowersChanged;
    'record.changed': RecordChanged;
    'records.changed': RecordsChanged;
  }
}
