// A store in the list: picture, name, distance and hours.
import { shownName } from '@haat/contract/pack';
import type * as shops from '@haat/contract/shops';
import { Link } from 'react-router';
import { classes } from '../../../ui/classes.ts';
import { shops as words } from '../shops.messages.ts';
import styles from './shop-card.module.css';
import { ShopCover } from './shop-cover.tsx';

interface ShopCardProps {
  readonly shop: shops.ShopInList;
  /** True for the first card of the list. */
  readonly isEager: boolean;
}

export const ShopCard = ({ shop, isEager }: ShopCardProps) => (
  <article className={classes(styles.card, !shop.is_open && styles.closed)}>
    <Link to={`/shops/${shop.id}`} aria-labelledby={`shop-${shop.id}`} className={styles.link} />
    <div className={styles.cover}>
      <ShopCover shop={shop} isEager={isEager} />
      {!shop.is_open && <span className={styles.tag}>{words.closed}</span>}
    </div>
    <div className={styles.words}>
      <h2 id={`shop-${shop.id}`} className={styles.name}>
        {shop.name}
      </h2>
      <p className={styles.distance}>{words.distance(shop.distance)}</p>
      <p className={styles.type}>{shownName(shop.type)}</p>
      <p className={styles.hours}>{words.hours(shop.opening_time, shop.closing_time)}</p>
    </div>
  </article>
);
