// What is on offer near the address, or in one shop: a row that scrolls sideways.
import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router';
import { PackPrice } from '../../../ui/layout/pack-price.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { type OffersOf, offersQuery } from '../customer-products.api.ts';
import { customerProducts as words } from '../customer-products.messages.ts';
import { OfferNote } from './offer-note.tsx';
import styles from './offers.module.css';

interface OffersProps {
  readonly of: OffersOf;
}

/** Whether a page should wait, so that the row doesn't push it down. It waits for the first try only. */
export function useAreOffersComing(of: OffersOf): boolean {
  const { isPending, isPaused, isEnabled, failureCount, errorUpdateCount } = useQuery(offersQuery(of));
  return isEnabled && isPending && !isPaused && failureCount === 0 && errorUpdateCount === 0;
}

/** Nothing without offers, and when they can't be loaded: the page works without them. */
export function Offers({ of }: OffersProps) {
  const titleId = useId();
  const { data: offers = [] } = useQuery(offersQuery(of));
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.offers}>
      <h2 id={titleId} className={styles.title}>
        {words.offers}
      </h2>
      <PlainList className={styles.row} aria-labelledby={titleId}>
        {offers.map((offer) => (
          <li key={offer.id} className={styles.item}>
            <OfferCard offer={offer} hasShop={!('shopId' in of)} />
          </li>
        ))}
      </PlainList>
    </section>
  );
}

interface OfferCardProps {
  readonly offer: products.Offer;
  readonly hasShop: boolean;
}

const OfferCard = ({ offer, hasShop }: OfferCardProps) => (
  <article className={styles.card}>
    <Picture cover={offer.cover?.cover} alt="" size="small" className={styles.picture} />
    <div className={styles.words}>
      <h3 className={styles.name}>
        <Link to={`/shops/${offer.shop}/product/${offer.id}`} className={styles.link}>
          {shownName(offer)}
        </Link>
      </h3>
      {hasShop && <p className={styles.shop}>{offer.shop_name}</p>}
      <PackPrice product={offer} className={styles.price} />
      <OfferNote product={offer} />
    </div>
  </article>
);
