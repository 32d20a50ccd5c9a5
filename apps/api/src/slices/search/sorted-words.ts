// Words in the order of their code units, so that words with the same beginning are neighbours.

/** The place of the first word that isn't before `word`. */
export function placeOf(sorted: readonly string[], word: string): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The place behind the last word with this beginning, from `start` on. */
export function endOfBeginning(sorted: readonly string[], beginning: string, start: number): number {
  let [from, to] = [start, sorted.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? '').startsWith(beginning)) from = middle + 1;
    else to = middle;
  }
  return from;
}

export function wordsBeginningWith(sorted: readonly string[], beginning: string): string[] {
  const start = placeOf(sorted, beginning);
  return sorted.slice(start, endOfBeginning(sorted, beginning, start));
}
