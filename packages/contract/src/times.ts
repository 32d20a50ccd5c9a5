// What times of day and calendar days look like.

/** `HH:mm`, 24 hours. */
export const timePattern = '^([01][0-9]|2[0-3]):[0-5][0-9]$';

/** `2026-11-21`. February may have 31 days here. */
export const dayPattern = '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$';
