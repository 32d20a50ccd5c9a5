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

/** The place behind the last word with this beginning, from `start` on. Mostly it is near. */
export function endOfBeginning(sorted: readonly string[], beginning: string, start: number): number {
  let [from, to] = [start, start + 1];
  while (to < sorted.length && (sorted[to] ?? '').startsWith(beginning))
    [from, to] = [to, 2 * to - start + 1];
  to = Math.min(to, sorted.length);
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

/** Merging so many words takes some 0.1 ms. */
const mostMerged = 1_000;

/** One sorted list of the words in all these sorted lists, without repeats. Yields between parts of the work. */
export function* mergeWords(lists: readonly (readonly string[])[]): Generator<undefined, readonly string[]> {
  let rest = [...lists];
  while (rest.length > 1) {
    const longer: (readonly string[])[] = [];
    for (let at = 0; at < rest.length; at += 2)
      longer.push(yield* mergeTwo(rest[at] ?? [], rest[at + 1] ?? []));
    rest = longer;
  }
  return rest[0] ?? [];
}

function* mergeTwo(
  one: readonly string[],
  other: readonly string[],
): Generator<undefined, readonly string[]> {
  const merged: string[] = [];
  let [a, b] = [0, 0];
  while (a < one.length || b < other.length) {
    const [left, right] = [one[a], other[b]];
    if (right === undefined || (left !== undefined && left <= right)) {
      merged.push(left as string); // one of both is left
      a += 1;
      if (left === right) b += 1;
    } else {
      merged.push(right);
      b += 1;
    }
    if (merged.length % mostMerged === 0) yield;
  }
  return merged;
}
