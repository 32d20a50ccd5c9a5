/** Whether two values from JSON are equal. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
