/** A link that stands alone is as high as a finger needs. */
export const touchLink = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;
