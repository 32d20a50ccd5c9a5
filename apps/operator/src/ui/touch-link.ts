/** A link outside of a text must be high enough for a finger. */
export const touchLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;
