// The filters of a list, which stand in the address.

import { useListContext } from 'ra-core';
import { useEffect, useRef } from 'react';

export type FilterValues = Readonly<Record<string, string>>;

/**
 * The address follows a choice after some milliseconds. The next choice must add to those on their way, or it would take them
 * back.
 */
export function useFilters(): {
  readonly filterValues: FilterValues;
  /** Empty: no filter. */
  readonly setFilter: (source: string, value: string) => void;
} {
  const { filterValues, setFilters } = useListContext();
  const onTheirWay = useRef<readonly string[]>([]);
  const now = JSON.stringify(filterValues);
  // The address is the router's. A value that nobody chose here came from a link or from 'Show all'.
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
