// /retailer/cash: what deliverers still owe to the shop, and the hand-overs to answer.
import type * as cash from '@haat/contract/cash';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { shopCashQuery } from '../cash.api.ts';
import { cash as words } from '../cash.messages.ts';
import cardStyles from '../components/cash-card.module.css';
import { ShopHandOverCard } from '../components/shop-hand-over-card.tsx';
import styles from './cash-page.module.css';

export function RetailerCashPage() {
  const query = useQuery(shopCashQuery);
  return (
    <div className={styles.page}>
      <PageHead title={words.shopTitle} />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonList rows={3} height="6rem" />}
        isEmpty={({ deliverers, hand_overs }) => deliverers.length + hand_overs.length === 0}
        empty={<BlankState picture="coconut" title={words.nothingToCome} line={words.nothingToComeLine} />}
      >
        {({ to_come, deliverers, hand_overs }) => (
          <>
            <p className={styles.sum}>{words.toCome(formatRupees(to_come))}</p>
            <HandOvers list={hand_overs} />
            <Deliverers list={deliverers} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function HandOvers({ list }: { readonly list: readonly cash.ShopHandOver[] }) {
  const titleId = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId}>{words.handOvers}</h2>
      <ul aria-labelledby={titleId} className={styles.cards}>
        {list.map((handOver) => (
          <li key={handOver.id}>
            <ShopHandOverCard handOver={handOver} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Deliverers({ list }: { readonly list: cash.ShopCash['deliverers'] }) {
  const titleId = useId();
  if (list.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId}>{words.deliverers}</h2>
      <ul aria-labelledby={titleId} className={styles.cards}>
        {list.map(({ id, name, number, balance }) => (
          <li key={id}>
            <Card className={cardStyles.card}>
              <div className={cardStyles.ends}>
                <h3 className={cardStyles.name}>{name}</h3>{' '}
                <p className={cardStyles.amount}>{formatRupees(balance)}</p>
              </div>
              <a href={`tel:${number}`} className={styles.phone}>
                {formatPhone(number)}
              </a>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
