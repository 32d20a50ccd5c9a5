// The API uses rupees, the server whole paise, so that sums never use floating point.

/** Rupees with at most two decimals → paise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Paise → rupees as a JSON number. */
export const rupeesOf = (paise: number): number => paise / 100;
