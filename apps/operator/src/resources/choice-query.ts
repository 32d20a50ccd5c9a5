// How lists of choices are loaded.

/** A record that was added in another tab can be chosen when this tab is looked at again. */
export const choiceQuery = { onError: () => undefined, refetchOnWindowFocus: 'always' } as const;
