// An infinite list with as many columns as fit, also with large text.
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { InfiniteList } from './infinite-list.tsx';

type CardGridProps<Item> = Omit<ComponentProps<typeof InfiniteList<Item>>, 'columns'> & {
  /** Minimum width of a card, in rem. */
  readonly minRem: number;
};

const gapPx = 12;

function columnsIn(element: HTMLElement, minRem: number): number {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.max(1, Math.floor((element.clientWidth + gapPx) / (minRem * remPx + gapPx)));
}

// Remember the columns: on return, rows must be rendered before the scroll position is restored.
const lastColumns = new Map<string, number>();

export function CardGrid<Item>({ minRem, ...rest }: CardGridProps<Item>) {
  const { label } = rest;
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(() => lastColumns.get(label));
  // Outside system: the layout's width, measured before the first paint.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = (): void => {
      const fitting = columnsIn(element, minRem);
      lastColumns.set(label, fitting);
      setColumns(fitting);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [minRem, label]);
  return <div ref={box}>{columns !== undefined && <InfiniteList {...rest} columns={columns} />}</div>;
}
