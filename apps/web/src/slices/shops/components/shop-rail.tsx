// The tabs on the left of a shop page: the shop itself, then its product types.

import { shownName } from '@haat/contract/pack';
import type * as shops from '@haat/contract/shops';
import { IconBuildingStore } from '@tabler/icons-react';
import { TabList } from '../../../ui/layout/tab-list.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { shops as words } from '../shops.messages.ts';
import styles from './shop-rail.module.css';

/** A product type's id, or 'store' for the shop itself. */
export type ShopPart = number | 'store';

interface ShopRailProps {
  readonly types: shops.Shop['product_types'];
  readonly selected: ShopPart;
  readonly onSelect: (part: ShopPart) => void;
  /** The id of the selected tab's panel. */
  readonly panelId: string;
}

export const ShopRail = ({ types, selected, onSelect, panelId }: ShopRailProps) => (
  <TabList<ShopPart>
    label={words.rail}
    isVertical
    tabs={[storeTab(), ...types.map(typeTab)]}
    selected={selected}
    onSelect={onSelect}
    panelId={panelId}
    className={styles.rail}
    tabClassName={styles.tab}
  />
);

const storeTab = () => ({
  key: 'store' as const,
  content: (
    <>
      <IconBuildingStore size="2rem" stroke={1.5} aria-hidden />
      <span className={styles.name}>{words.store}</span>
    </>
  ),
});

const typeTab = ({ id, cover, ...names }: shops.Shop['product_types'][number]) => ({
  key: id,
  content: (
    <>
      <Picture cover={cover} alt="" size="small" isEager className={styles.picture} />
      <span className={styles.name}>{shownName(names)}</span>
    </>
  ),
});
