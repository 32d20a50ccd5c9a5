import type { Identifier, RaRecord } from 'ra-core';
import { useState } from 'react';

export interface Selection<Row extends RaRecord> {
  /** The selected rows that are in the list now. */
  readonly rows: readonly Row[];
  /** The row's name for screen readers. */
  readonly nameOf: (row: Row) => string;
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly isAll: boolean;
  readonly toggleAll: () => void;
  readonly remove: (rows: readonly Row[]) => void;
  readonly clear: () => void;
}

export function useSelection<Row extends RaRecord>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<Identifier>>(new Set());
  const has = ({ id }: Row): boolean => ids.has(id);
  const selected = rows.filter(has);
  const isAll = rows.length > 0 && selected.length === rows.length;
  const without = (gone: readonly Row[]): ReadonlySet<Identifier> =>
    new Set([...ids].filter((id) => !gone.some((row) => row.id === id)));
  return {
    rows: selected,
    nameOf,
    has,
    toggle: (row) => setIds(has(row) ? without([row]) : new Set([...ids, row.id])),
    isAll,
    toggleAll: () => setIds(isAll ? new Set() : new Set(rows.map(({ id }) => id))),
    remove: (gone) => setIds(without(gone)),
    clear: () => setIds(new Set()),
  };
}
