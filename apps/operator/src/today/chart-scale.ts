// The top of a chart's scale: the next number of 2, 4, 10, 20, 40, 100 and so on. Half of it is a whole number.
export function scaleTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  return [2, 4, 10].map((step) => step * power).find((top) => top >= highest) ?? highest;
}
