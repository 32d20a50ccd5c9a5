// The event that follows written notifications, in the same transaction.
export interface PeopleNotified {
  /** Null when nobody did it. */
  readonly actorId: number | null;
  /** Many at once, which may come a little later. */
  readonly kind?: 'announcement';
  /** At most one for each person. */
  readonly notifications: readonly {
    readonly userId: number;
    readonly body: string;
    /** A path in the app. */
    readonly link: string;
    /** It replaced an unread one of this topic. */
    readonly topic?: string | null | undefined;
  }[];
}

declare module '../../platform/events.ts' {
  interface EventMap {
    'people.notified': PeopleNotified;
  }
}
