// The fields for what loose items of an order weigh, on the shop's page of it.
import { isLoose } from '@haat/contract/loose';
import type * as orders from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import { useId } from 'react';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { packing as words } from '../packing.messages.ts';
import { type LooseItem, WeightField } from './weight-field.tsx';
import styles from './weights.module.css';

export const isLooseItem = (item: orders.Order['items'][number]): item is LooseItem => isLoose(item);

/** Nothing while the shop can't weigh. */
export function Weights({ order }: { readonly order: orders.Order }) {
  const titleId = useId();
  if (!order.allowed_actions.includes('weigh')) return null;
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.weights}>
        <h2 id={titleId} className={styles.title}>
          {words.weights}
        </h2>
        <p className={styles.line}>{words.weightsLine}</p>
        <PlainList>
          {order.items.filter(isLooseItem).map((item) => (
            <li key={item.id}>
              <p className={styles.name}>{shownName(item.product)}</p>
              <WeightField orderId={order.id} item={item} />
            </li>
          ))}
        </PlainList>
      </Card>
    </section>
  );
}
