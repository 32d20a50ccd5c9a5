// The rows of a long list, page by page, so that at most one page is in memory.

export type RowPages<Row> = AsyncIterable<readonly Row[]>;

interface PageBefore {
  readonly beforeId: number | undefined;
  readonly limit: number;
}

/** A list that is short by a limit. */
export async function* onePage<Row>(load: () => Promise<readonly Row[]>): RowPages<Row> {
  yield await load();
}

const pageSize = 100;

export async function* inPages<Row extends { readonly id: number }>(
  load: (page: PageBefore) => Promise<readonly Row[]>,
): RowPages<Row> {
  let beforeId: number | undefined;
  do {
    const rows: readonly Row[] = await load({ beforeId, limit: pageSize });
    yield rows;
    beforeId = rows.length === pageSize ? rows.at(-1)?.id : undefined;
  } while (beforeId !== undefined);
}
