// Combines the queries of a page: loaded when all are loaded, and retried together.

export interface Loadable<Data> {
  readonly data: Data | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  /** The load waits for a network. */
  readonly isPaused?: boolean;
  readonly refetch: () => unknown;
}

type Parts = Readonly<Record<string, Loadable<unknown>>>;

type DataOf<P extends Parts> = { readonly [Name in keyof P]: Exclude<P[Name]['data'], undefined> };

/** For `QueryBoundary`. */
export function combineQueries<P extends Parts>(parts: P): Loadable<DataOf<P>> {
  const all = Object.values(parts);
  const data = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, part.data]));
  return {
    data: all.some((part) => part.data === undefined) ? undefined : (data as DataOf<P>), // none is undefined
    isError: all.some((part) => part.isError),
    isPaused: all.some((part) => part.data === undefined && part.isPaused),
    error: all.find((part) => part.isError)?.error,
    refetch: () => all.filter((part) => part.isError).forEach((part) => void part.refetch()),
  };
}
