// The tabs above or beside a panel. One of them is in the tab order; arrow keys, Home and End select the others.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

interface Tab<Key> {
  readonly key: Key;
  readonly content: ReactNode;
}

interface TabListProps<Key extends string | number> {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** The id of the selected tab's panel. */
  readonly panelId: string;
  readonly isVertical?: boolean;
  readonly className: string | undefined;
  readonly tabClassName: string | undefined;
}

/** The panel's name: `aria-labelledby`. */
export const tabIdOf = (panelId: string, key: string | number): string => `${panelId}-${key}`;

type Steps = Readonly<Record<string, 1 | -1>>;
/** In a row, the arrows up and down scroll the page. */
const sideways: Steps = { ArrowRight: 1, ArrowLeft: -1 };
const allWays: Steps = { ...sideways, ArrowDown: 1, ArrowUp: -1 };

export function TabList<Key extends string | number>(props: TabListProps<Key>) {
  const { label, tabs, selected, onSelect, panelId, isVertical, className, tabClassName } = props;
  const { list, isColumn } = useDirection(isVertical ?? false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const here = elements.indexOf(event.target as HTMLElement); // the keys go to the focused tab
    const next = indexAfter(event.key, isColumn ? allWays : sideways, here, tabs.length);
    const tab = tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    elements[next]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={isColumn ? 'vertical' : undefined}
      className={className}
      onKeyDown={onKeyDown}
    >
      {tabs.map(({ key, content }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabIdOf(panelId, key)}
          aria-selected={key === selected}
          aria-controls={panelId}
          tabIndex={key === selected ? 0 : -1}
          className={tabClassName}
          onClick={() => onSelect(key)}
        >
          {content}
        </button>
      ))}
    </div>
  );
}

/** With large text, the styles may turn a row into a column. */
function useDirection(isVertical: boolean) {
  const list = useRef<HTMLDivElement>(null);
  const [isColumn, setIsColumn] = useState(isVertical);
  // Outside system: the layout, which depends on the size of the text.
  useEffect(() => {
    const element = list.current;
    if (!element || !isVertical) return;
    const look = (): void => setIsColumn(getComputedStyle(element).flexDirection === 'column');
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isVertical]);
  return { list, isColumn };
}

/** Wraps around at both ends. -1 for any other key. */
function indexAfter(pressed: string, steps: Steps, here: number, count: number): number {
  if (pressed === 'Home') return 0;
  if (pressed === 'End') return count - 1;
  const step = steps[pressed];
  return step === undefined ? -1 : (here + step + count) % count;
}
