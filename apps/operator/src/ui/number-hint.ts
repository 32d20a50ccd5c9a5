/** The search doesn't find other parts of a number. */
export const numberHint = 'A phone number is found by its last four digits, or by all ten.';
