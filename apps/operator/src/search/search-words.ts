// What a search term is: a phone number, an order's number, or words.

/**
 * A whole phone number is only searched among people and shops, because each of these searches is written into the
 * audit.
 */
const isPhoneNumber = (text: string): boolean => /^(\+?91)?[6-9]\d{9}$/.test(withoutGaps(text));

/** `41`, `#41` or `Order 41`. */
export const isOrderNumber = (text: string): boolean => /^(order\s*)?#?\d{1,9}$/i.test(text.trim());

const withoutGaps = (text: string): string => text.replaceAll(/[\s()-]/g, '');

export const isForWords = (text: string): boolean => !isPhoneNumber(text) && !isOrderNumber(text);
