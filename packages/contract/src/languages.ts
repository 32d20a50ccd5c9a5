/** The languages of screens, refusals and notifications. */
export const languages = ['en', 'hi', 'ml'] as const;
export type Language = (typeof languages)[number];
