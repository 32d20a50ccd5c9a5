// Which catalogue products 'Add all' takes. Everything is checked until somebody unchecks it, also what is not loaded yet,
// so only the unchecked ones are remembered.
interface Row {
  readonly id: number;
  readonly is_addded: boolean;
}

const addedIds = (rows: readonly Row[]): Set<number> =>
  new Set(rows.filter((row) => row.is_addded).map((row) => row.id));

/** N of 'Add all (N)': checked and not yet added, over all pages. `notAdded` is the server's count over all pages. */
export function countToAdd(notAdded: number, rows: readonly Row[], unchecked: ReadonlySet<number>): number {
  const added = addedIds(rows);
  const held = [...unchecked].filter((id) => !added.has(id)).length;
  return Math.max(0, notAdded - held);
}

/** What the call leaves out: unchecked, or already added as far as known. */
export const idsToExclude = (rows: readonly Row[], unchecked: ReadonlySet<number>): number[] => [
  ...new Set([...unchecked, ...addedIds(rows)]),
];

export function toggled(unchecked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(unchecked);
  if (!next.delete(id)) next.add(id);
  return next;
}
