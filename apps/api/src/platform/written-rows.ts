// The ids that an insert of one or several rows returns.

/** The id of the one row. */
export function onlyId(ids: readonly number[]): number {
  const [id] = ids;
  if (id === undefined || ids.length > 1) throw new Error(`${ids.length} rows were written instead of one`);
  return id;
}

/** Each row with its id, both in the same order. */
export function withIds<Row>(
  rows: readonly Row[],
  ids: readonly number[],
): (Row & { readonly id: number })[] {
  return rows.map((row, at) => {
    const id = ids[at];
    if (id === undefined) throw new Error(`${ids.length} rows were written instead of ${rows.length}`);
    return { ...row, id };
  });
}
