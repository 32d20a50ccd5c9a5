/** The search finds no other part of a number. */
export const numberHint = 'A phone number is found by its last four digits, or by all ten.';
