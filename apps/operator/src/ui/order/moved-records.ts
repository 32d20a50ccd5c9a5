// Finds the positions that change when a record moves in the operator's order.
export interface Placed {
  readonly id: number;
  /** Null: after those with a position. */
  readonly position: number | null;
}

/**
 * The records whose position changes when the one at `from` moves to `to`. Equal positions become different. Records
 * without a position below both places keep none.
 */
export function movedRecords<Row extends Placed>(
  rows: readonly Row[],
  from: number,
  to: number,
): readonly Row[] {
  const order = [...rows];
  const [moved] = order.splice(from, 1);
  if (!moved) return [];
  order.splice(to, 0, moved);
  const lowest = Math.max(from, to);
  let last = -1;
  const positions = rows.map(({ position }, index) => {
    if (position === null && index > lowest) return null;
    last = Math.max(position ?? 0, last + 1);
    return last;
  });
  return order
    .map((row, index) => ({ ...row, position: positions[index] ?? null }))
    .filter(({ id, position }) => rows.some((before) => before.id === id && before.position !== position));
}
