/** A yes or no in a query: `1` and `true`, `0` and `false`. */
export const isYes = (flag: string): boolean => flag === '1' || flag === 'true';
