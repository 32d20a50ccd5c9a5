// Two or three views of one page side by side; arrow keys move between them.
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

interface Tab<Key extends string> {
  readonly key: Key;
  readonly label: string;
}

interface TabsProps<Key extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

const stepOf = (key: string): number => (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);

export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = stepOf(event.key);
    if (step === 0) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.key === selected);
    const next = (index + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (!tab) return;
    onSelect(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
