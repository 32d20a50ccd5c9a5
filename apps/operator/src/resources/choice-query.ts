// Query options for lists of choices.

/** Reload them when the person returns to this tab, because another tab may have added a record. */
export const choiceQuery = { onError: () => undefined, refetchOnWindowFocus: 'always' } as const;
