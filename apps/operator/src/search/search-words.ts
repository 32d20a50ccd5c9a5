// What a search means: a phone number, an order's number, or words.

/** A whole phone number is looked for among people and shops alone. Each of these searches is a line of the audit. */
const isPhoneNumber = (text: string): boolean => /^(\+?91)?[6-9]\d{9}$/.test(withoutGaps(text));

/** `41`, `#41` or `Order 41`. */
export const isOrderNumber = (text: string): boolean => /^(order\s*)?#?\d{1,9}$/i.test(text.trim());

const withoutGaps = (text: string): string => text.replaceAll(/[\s()-]/g, '');

export const isForWords = (text: string): boolean => !isPhoneNumber(text) && !isOrderNumber(text);
