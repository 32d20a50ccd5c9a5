// The catalogue products that 'Add all' takes. All are checked at first, including those not loaded yet,
// so only the unchecked ids are stored.
interface Row {
  readonly id: number;
  readonly is_addded: boolean;
}

const addedIds = (rows: readonly Row[]): Set<number> =>
  new Set(rows.filter((row) => row.is_addded).map((row) => row.id));

/** The N of 'Add all (N)': checked and not yet added. `notAdded` is the server's count. Both are over all pages. */
export function countToAdd(notAdded: number, rows: readonly Row[], unchecked: ReadonlySet<number>): number {
  const added = addedIds(rows);
  const held = [...unchecked].filter((id) => !added.has(id)).length;
  return Math.max(0, notAdded - held);
}

/** The ids to exclude from the request: unchecked, or known to be added. */
export const idsToExclude = (rows: readonly Row[], unchecked: ReadonlySet<number>): number[] => [
  ...new Set([...unchecked, ...addedIds(rows)]),
];

export function toggled(unchecked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(unchecked);
  if (!next.delete(id)) next.add(id);
  return next;
}
