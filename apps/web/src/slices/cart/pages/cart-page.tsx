// The cart: products, shop, address and costs.

import type * as contract from '@haat/contract/cart';
import { IconClipboardList } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { pages } from '../../../messages/pages.ts';
import { useIsOnline } from '../../../platform/loading/online.ts';
import { useShownRefusal } from '../../../platform/outbox/use-outbox.ts';
import { orderNeedsConnection } from '../../../platform/outbox/waiting-words.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { ButtonLink } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PlainList } from '../../../ui/layout/plain-list.tsx';
import { WithTotal } from '../../../ui/layout/with-total.tsx';
import { shopPage } from '../../shops/shop-page.messages.ts';
import { aboutCart, cartQuery } from '../cart.api.ts';
import { cart as words } from '../cart.messages.ts';
import { cartProblemWords } from '../cart-problem.ts';
import { CartAddress } from '../components/cart-address.tsx';
import { CartLine } from '../components/cart-line.tsx';
import { CartSums, CartTotal, isTotalKnown } from '../components/cart-sums.tsx';
import { EmptyCart } from '../components/empty-cart.tsx';
import { MissingNote } from '../components/missing-note.tsx';
import { NextDelivery } from '../components/next-delivery.tsx';
import { OrderingFrom } from '../components/ordering-from.tsx';
import { WaitingCart } from '../components/waiting-cart.tsx';
import { refusedWords } from '../refused-words.ts';
import { useWaitingCart } from '../use-cart.ts';
import { useCartRows } from '../use-cart-rows.ts';
import styles from './cart-page.module.css';

export function CartPage() {
  const query = useQuery({ ...cartQuery, refetchOnMount: 'always' });
  const refused = useShownRefusal(aboutCart);
  const waiting = useWaitingCart();
  const rows = useCartRows();
  const isOnline = useIsOnline();
  const isUnknown = query.data === undefined && !isOnline;
  return (
    <>
      <PageHead title={words.title} isHidden />
      <MissingNote />
      <Reason text={refused && `${refused.title}: ${refusedWords(refused)}`} />
      {isUnknown && waiting.items.length > 0 ? (
        <WaitingCart cart={waiting} />
      ) : (
        <QueryBoundary
          query={query}
          skeleton={<SkeletonList rows={4} height="6rem" />}
          isEmpty={() => rows.items.length === 0}
          empty={<EmptyCart />}
        >
          {(cart) => <FilledCart cart={cart} rows={rows} />}
        </QueryBoundary>
      )}
    </>
  );
}

interface FilledCartProps {
  readonly cart: contract.Cart;
  readonly rows: contract.Cart;
}

function FilledCart({ cart, rows }: FilledCartProps) {
  const noteId = useId();
  const isOnline = useIsOnline();
  if (cart.items.length === 0) return <RemovedCart rows={rows} />;
  const problem = isOnline ? cartProblemWords(cart) : orderNeedsConnection();
  return (
    <div className={styles.page}>
      <CartRows rows={rows} />
      <div className={styles.side}>
        <CartAddress addressId={cart.address} />
        <Card>
          <CartSums cart={cart} isWithoutTotal />
          <NextDelivery slot={cart.next_slot} />
          {cart.offers_pick_up && <p>{shopPage.canFetch}</p>}
        </Card>
        <ButtonLink isWide to="/shops/standing/new">
          {pages.everyMorning}
        </ButtonLink>
      </div>
      <ActionBar>
        <CartTotal cart={cart} />
        {problem && <Note id={noteId}>{problem}</Note>}
        <ButtonLink
          kind="main"
          isWide
          to="/shops/slot"
          icon={<IconClipboardList size="1.375rem" aria-hidden />}
          aria-describedby={problem ? noteId : undefined}
        >
          {isTotalKnown(cart) ? <WithTotal rupees={cart.total}>{words.checkout}</WithTotal> : words.checkout}
        </ButtonLink>
      </ActionBar>
    </div>
  );
}

function CartRows({ rows: { shop, shop_name, items } }: Pick<FilledCartProps, 'rows'>) {
  if (shop === null) return null;
  const shopName = shop_name ?? '';
  return (
    <>
      <div className={styles.from}>
        <OrderingFrom shopId={shop} shopName={shopName} />
      </div>
      <Card className={styles.lines}>
        <PlainList aria-label={words.items} className={styles.list}>
          {items.map((line) => (
            <li key={line.product.id} className={styles.item}>
              <CartLine line={line} shopId={shop} shopName={shopName} />
            </li>
          ))}
        </PlainList>
      </Card>
    </>
  );
}

/** Shown when everything was removed without a connection. */
const RemovedCart = ({ rows }: Pick<FilledCartProps, 'rows'>) => (
  <div className={styles.page}>
    <CartRows rows={rows} />
    <EmptyCart />
  </div>
);
