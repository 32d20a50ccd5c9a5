// A virtual list: loads pages at its end, renders only rows near the screen, and restores its position on return.
import { onSessionEnd } from '@haat/client/session';
import { limits } from '@haat/contract/limits';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { PagedList } from '../../platform/queries/paged-list.ts';
import { SkeletonBlock } from '../feedback/skeleton.tsx';
import { Button } from '../layout/button.tsx';
import { PlainList } from '../layout/plain-list.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { ui } from '../ui.messages.ts';
import styles from './infinite-list.module.css';

interface InfiniteListProps<Item> {
  /** The accessible name of the list. */
  readonly label: string;
  readonly list: PagedList<Item>;
  readonly keyOf: (item: Item) => number | string;
  readonly children: (item: Item) => ReactNode;
  /** Estimated height in pixels, until a row is measured. */
  readonly rowHeight: number;
  readonly columns?: number;
}

const gapPx = 12;
// Row heights per history entry, so that the scroll position is right on return.
const seenHeights = new Map<string, VirtualItem[]>();
onSessionEnd(() => seenHeights.clear());

/** The rows near the screen, and the space that the others take. */
function useRows<Item>({ label, list, rowHeight, columns = 1 }: InfiniteListProps<Item>) {
  const place = `${useLocation().key} ${label} ${columns}`;
  const element = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const rows = Math.ceil(list.items.length / columns);
  const virtualizer = useWindowVirtualizer({
    count: rows,
    estimateSize: () => rowHeight,
    overscan: limits.overscan,
    gap: gapPx,
    scrollMargin: top,
    initialMeasurementsCache: seenHeights.get(place) ?? [],
  });
  // A row that grows below a pressed button mustn't move the button. Rows above the screen keep the others in place.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end }, _delta, { scrollOffset }) =>
    end <= (scrollOffset ?? 0);
  // Outside system: the layout above the list, which determines where its rows begin.
  useLayoutEffect(() => {
    setTop(element.current ? element.current.getBoundingClientRect().top + window.scrollY : 0);
  }, []);
  // Outside system: history. Store the heights for the entry that is left.
  useEffect(() => () => void seenHeights.set(place, virtualizer.measurementsCache), [place, virtualizer]);

  const visible = virtualizer.getVirtualItems();
  // Rows rendered beyond the screen don't count: load only when the end is visible.
  const last = virtualizer.range?.endIndex ?? -1;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const isDue = last >= rows - 1 && hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  // Outside system: the network. Loads when the end of the list is visible.
  useEffect(() => {
    if (isDue) fetchNextPage();
  }, [isDue, fetchNextPage]);
  const before = (visible[0]?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((visible.at(-1)?.end ?? top) - top);
  const style = {
    paddingTop: Math.max(0, before),
    paddingBottom: Math.max(0, after),
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gap: gapPx,
  };
  return { element, visible, measureElement: virtualizer.measureElement, style };
}

export function InfiniteList<Item>(props: InfiniteListProps<Item>) {
  const { label, list, keyOf, children, rowHeight, columns = 1 } = props;
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const { element, visible, measureElement, style } = useRows(props);
  return (
    <>
      <PlainList ref={element} aria-label={label} className={styles.list} style={style}>
        {visible.flatMap((row) =>
          list.items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
            <li
              key={keyOf(item)}
              data-index={row.index}
              ref={column === 0 ? measureElement : undefined}
              aria-posinset={row.index * columns + column + 1}
              aria-setsize={list.count}
              className={styles.item}
            >
              {children(item)}
            </li>
          )),
        )}
      </PlainList>
      {isFetchingNextPage && (
        <div aria-busy="true" className={styles.more}>
          <VisuallyHidden>{ui.loading}</VisuallyHidden>
          <SkeletonBlock height={`${rowHeight}px`} />
        </div>
      )}
      {isFetchNextPageError && !isFetchingNextPage && <MoreFailed onRetry={fetchNextPage} />}
    </>
  );
}

const MoreFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div className={styles.more}>
    <p>{ui.moreFailed}</p>
    <Button isWide onClick={onRetry}>
      {ui.tryAgain}
    </Button>
  </div>
);
