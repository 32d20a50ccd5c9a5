// The forms of times of day and calendar days.

/**
 * The time zone of everything that belongs to no city (articles, notifications, support requests), and the default of a
 * new city.
 */
export const homeTimeZone = 'Asia/Kolkata';

/** `HH:mm`, 24 hours. */
export const timePattern = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/** Years in which every day and every hour can be reckoned with and stored: 1900 to 2999. */
export const yearPattern = '(19|2[0-9])[0-9]{2}';

/** `2026-11`. */
export const monthPattern = `^${yearPattern}-(0[1-9]|1[0-2])$`;

/** `2026-11-21`. February 30 and 31 also match. */
export const dayPattern = `^${yearPattern}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$`;
