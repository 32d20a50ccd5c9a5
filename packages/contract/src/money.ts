// Rupees stand on the wire, whole paise inside: no sum is ever taken in floating point.

/** Rupees with at most two decimals → paise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Paise → rupees as a JSON number. */
export const rupeesOf = (paise: number): number => paise / 100;
