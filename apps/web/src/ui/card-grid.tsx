// An infinite list in as many columns as there is room for, also when the person reads with large letters.
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { InfiniteList } from './infinite-list.tsx';

type CardGridProps<Item> = Omit<ComponentProps<typeof InfiniteList<Item>>, 'columns'> & {
  /** A card is at least this wide, in the person's own letter size. */
  readonly minRem: number;
};

const gapPx = 12;

function columnsIn(element: HTMLElement, minRem: number): number {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.max(1, Math.floor((element.clientWidth + gapPx) / (minRem * remPx + gapPx)));
}

export function CardGrid<Item>({ minRem, ...rest }: CardGridProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState<number>();
  // Outside system: the width that the layout gives, known before the first paint.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => setColumns(columnsIn(element, minRem));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [minRem]);
  return <div ref={box}>{columns !== undefined && <InfiniteList {...rest} columns={columns} />}</div>;
}
