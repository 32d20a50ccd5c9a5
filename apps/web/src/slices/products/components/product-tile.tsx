// A product in a grid: picture, name, price and cart control.

import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PackPrice } from '../../../ui/layout/pack-price.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { OfferNote } from './offer-note.tsx';
import styles from './product-tile.module.css';

interface ProductTileProps {
  readonly product: products.Product;
  readonly control: ReactNode;
}

export const ProductTile = ({ product, control }: ProductTileProps) => (
  <article className={styles.tile}>
    <div className={styles.thing}>
      <Picture cover={product.cover?.cover} alt="" />
      <h3 className={styles.name}>
        <Link to={`/shops/${product.shop}/product/${product.id}`} className={styles.link}>
          {shownName(product)}
        </Link>
      </h3>
      <div className={styles.cost}>
        <PackPrice product={product} className={styles.price} />
        <OfferNote product={product} />
      </div>
    </div>
    <div className={styles.control}>{control}</div>
  </article>
);
