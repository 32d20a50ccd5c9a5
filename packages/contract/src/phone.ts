/** Digits of an Indian mobile number, after `+91`. */
export const phoneDigitsPattern = '[6-9][0-9]{9}';

/** `+91`, then 6 to 9, then nine digits. */
export const phonePattern = `^\\+91${phoneDigitsPattern}$`;
