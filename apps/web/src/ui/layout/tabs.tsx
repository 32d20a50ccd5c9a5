// Two or three views of one page, with the tabs above them.
import { type ReactNode, useId } from 'react';
import { TabList, tabIdOf } from './tab-list.tsx';
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

export function Tabs<Key extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Key>) {
  const panelId = useId();
  return (
    <>
      <TabList
        label={label}
        tabs={tabs.map((tab) => ({ key: tab.key, content: tab.label }))}
        selected={selected}
        onSelect={onSelect}
        panelId={panelId}
        className={styles.list}
        tabClassName={styles.tab}
      />
      <div role="tabpanel" id={panelId} aria-labelledby={tabIdOf(panelId, selected)} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
