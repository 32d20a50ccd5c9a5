// The parts of a store at its left: the store itself, then each kind of product that it has.
import type * as shops from '@haat/contract/shops';
import { IconBuildingStore } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { shops as words } from '../shops.messages.ts';
import styles from './shop-rail.module.css';

/** null is the store itself. */
export type ShopPart = number | null;

interface ShopRailProps {
  readonly types: shops.Shop['product_types'];
  readonly selected: ShopPart;
  readonly onSelect: (part: ShopPart) => void;
  /** Of the panel that shows the selected part. */
  readonly panelId: string;
}

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export const tabIdOf = (panelId: string, part: ShopPart): string => `${panelId}-${part ?? 'store'}`;

export function ShopRail({ types, selected, onSelect, panelId }: ShopRailProps) {
  const list = useRef<HTMLDivElement>(null);
  const parts: readonly ShopPart[] = [null, ...types.map(({ id }) => id)];
  const move = (event: KeyboardEvent): void => {
    const step = stepOf[event.key];
    if (!step) return;
    event.preventDefault();
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // From where the focus is: the page may still be on its way to the part before.
    const here = document.activeElement instanceof HTMLElement ? tabs.indexOf(document.activeElement) : 0;
    const next = (here + step + tabs.length) % tabs.length;
    onSelect(parts[next] ?? null);
    tabs[next]?.focus();
  };
  const tab = (part: ShopPart) => ({
    type: 'button' as const,
    role: 'tab',
    id: tabIdOf(panelId, part),
    'aria-selected': part === selected,
    'aria-controls': panelId,
    tabIndex: part === selected ? 0 : -1,
    className: styles.tab,
    onClick: () => onSelect(part),
  });
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={words.rail}
      aria-orientation="vertical"
      className={styles.rail}
      onKeyDown={move}
    >
      <button {...tab(null)}>
        <IconBuildingStore size="2rem" stroke={1.5} aria-hidden />
        <span className={styles.name}>{words.store}</span>
      </button>
      {types.map(({ id, name, cover }) => (
        <button key={id} {...tab(id)}>
          <Picture cover={cover} alt="" size="small" isEager className={styles.picture} />
          <span className={styles.name}>{name}</span>
        </button>
      ))}
    </div>
  );
}
