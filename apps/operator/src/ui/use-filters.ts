// The filters of a list. They are in the URL.

import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';

export type FilterValues = Readonly<Record<string, string>>;

/**
 * The URL follows a choice after some milliseconds. The next choice must build on pending ones, or it would undo them.
 */
export function useFilters(): {
  readonly filterValues: FilterValues;
  /** Empty: no filter. */
  readonly setFilter: (source: string, value: string) => void;
} {
  const { filterValues, setFilters } = useListContext();
  const onTheirWay = useRef<readonly string[]>([]);
  const now = JSON.stringify(filterValues);
  // Outside system: the URL. A value that nobody chose here came from a link or from 'Show all'.
  useEffect(() => {
    const arrived = onTheirWay.current.indexOf(now);
    onTheirWay.current = arrived < 0 ? [] : onTheirWay.current.slice(arrived + 1);
  }, [now]);
  const setFilter = (source: string, value: string): void => {
    const { [source]: _before, ...others }: FilterValues = JSON.parse(onTheirWay.current.at(-1) ?? now);
    const next = value === '' ? others : { ...others, [source]: value };
    onTheirWay.current = [...onTheirWay.current, JSON.stringify(next)];
    setFilters(next, undefined, false);
  };
  return { filterValues, setFilter };
}
