// Products that wait on this phone, when there is no connection and no copy of the server's cart.

import type * as contract from '@haat/contract/cart';
import { isLoose } from '@haat/contract/loose';
import { shownName } from '@haat/contract/pack';
import { orderNeedsConnection } from '../../../platform/outbox/waiting-words.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { formatAmount } from '../../../ui/format/amount.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { cart as words } from '../cart.messages.ts';
import { OrderingFrom } from './ordering-from.tsx';
import styles from './waiting-cart.module.css';

export const WaitingCart = ({ cart }: { readonly cart: contract.Cart }) => (
  // The mark hides the age of data in the offline line.
  <div className={styles.page} data-never-seen>
    {cart.shop !== null && <OrderingFrom shopId={cart.shop} shopName={cart.shop_name ?? ''} />}
    <Card>
      <PlainList aria-label={words.items} className={styles.list}>
        {cart.items.map(({ product, quantity }) => (
          <li key={product.id} className={styles.item}>
            <span className={styles.name}>{shownName(product)}</span>
            <span className={styles.count}>
              {isLoose(product) ? formatAmount({ ...product, quantity }) : words.counted(quantity)}
            </span>
          </li>
        ))}
      </PlainList>
      <WaitingNote />
    </Card>
    <Note>{orderNeedsConnection()}</Note>
  </div>
);
