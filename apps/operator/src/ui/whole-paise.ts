/** A validator: an amount in rupees has at most two decimals. An empty field passes. */
export const hasWholePaise = (value: unknown): string | undefined =>
  Number.isInteger(Math.round(Number(value ?? 0) * 1e6) / 1e4) ? undefined : 'Use two decimals at most.';
