// Events about people. Later slices handle them in the same transaction.
export interface PersonNamed {
  readonly userId: number;
  readonly fullName: string;
}

/** An account is being deleted. Published before the row is blanked: subscribers delete what they keep about the person. */
export interface PersonDeleted {
  readonly userId: number;
  /** The name until now, because notifications may contain it. */
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

/** The operator changed somebody's roles or blocked them. */
export interface PowersChanged {
  readonly userId: number;
  /** Null on the terminal. */
  readonly actorId: number | null;
  readonly action: PowerAction;
  /** The fields that changed, without names and numbers. */
  readonly before: Readonly<Record<string, boolean | number | null>>;
  readonly after: Readonly<Record<string, boolean | number | null>>;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** Somebody entered their name and e-mail, for the first time or again. */
    'person.named': PersonNamed;
    'person.deleted': PersonDeleted;
    'user.powers_changed': PowersChanged;
  }
}
