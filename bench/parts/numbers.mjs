// Medians and percentiles, and a table of them.

/** The percentile: the share `part` of all values is at most this. */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values) => percentile(values, 0.5);

/** @param {readonly string[]} heads the first column is left-aligned, the others right-aligned */
export function makeTable(heads, width = 34) {
  const line = ([first, ...others]) =>
    console.log(first.padEnd(width) + others.map((one) => String(one).padStart(12)).join(''));
  line(heads);
  return line;
}
