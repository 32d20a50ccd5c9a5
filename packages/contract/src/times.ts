// The forms of times of day and calendar days.

/**
 * The time zone of everything that belongs to no city (articles, notifications, support requests), and the default of a
 * new city.
 */
export const homeTimeZone = 'Asia/Kolkata';

/** `HH:mm`, 24 hours. */
export const timePattern = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/** `2026-11`. */
export const monthPattern = '^[0-9]{4}-(0[1-9]|1[0-2])$';

/** `2026-11-21`. February 30 and 31 also match. */
export const dayPattern = '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';
