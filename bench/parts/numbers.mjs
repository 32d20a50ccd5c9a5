// Medians and percentiles, and a table of them.

/** The smallest value that `part` of all values do not exceed. */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values) => percentile(values, 0.5);

/** @param {readonly string[]} heads the first stands left, the others right */
export function makeTable(heads, width = 34) {
  const line = ([first, ...others]) =>
    console.log(first.padEnd(width) + others.map((one) => String(one).padStart(12)).join(''));
  line(heads);
  return line;
}
