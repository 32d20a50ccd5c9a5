// What happens to people, told to later slices in the same transaction.
export interface PersonNamed {
  readonly userId: number;
  readonly fullName: string;
}

declare module '../../platform/events.ts' {
  interface EventMap {
    /** Name and e-mail were given, for the first time or anew. */
    'person.named': PersonNamed;
  }
}
