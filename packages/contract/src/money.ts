// The API uses rupees, the server whole paise, so that sums never use floating point.

/** Rupees with at most two decimals → paise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Paise → rupees as a JSON number. */
export const rupeesOf = (paise: number): number => paise / 100;

/** Percent with at most two decimals → hundredths of a percent. */
export const basisPointsOf = (percent: number): number => Math.round(percent * 100);

/** Hundredths of a percent → percent as a JSON number. */
export const percentOf = (basisPoints: number): number => basisPoints / 100;
