// What happens to people, told to later slices in the same transaction.
export interface PersonNamed {
  readonly userId: number;
  readonly fullName: string;
}

/** An account is deleted. Told before the row is blank; whatever is kept of the person must go now. */
export interface PersonDeleted {
  readonly userId: number;
  /** As it was until now: it may stand in sentences. */
  readonly firstName: string;
}

export type PowerAction =
  | 'make_operator'
  | 'unmake_operator'
  | 'make_deliverer'
  | 'dismiss_deliverer'
  | 'block'
  | 'unblock'
  | 'end_sessions';

/** What somebody may do was changed by the operator. */
export interface PowersChanged {
  readonly userId: number;
  /** Null: the command line. */
  readonly actorId: number | null;
  readonly action: PowerAction;
  /** The fields that changed, without names and numbers. */
  readonly before: Readonly<Record<string, boolean | number | null>>;
  readonly after: Readonly<Record<string, boolean | number | null>>;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** Name and e-mail were given, for the first time or anew. */
    'person.named': PersonNamed;
    'person.deleted': PersonDeleted;
    'user.powers_changed': PowersChanged;
  }
}
