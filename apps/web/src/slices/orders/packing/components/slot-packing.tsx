// One slot: what to fetch, each order with 'Packed', and what goes on paper.
import type * as orders from '@haat/contract/orders';
import { shownName } from '@haat/contract/pack';
import type { GoodsToPack, SlotToPack } from '@haat/contract/packing';
import { IconPrinter } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { outbox } from '../../../../messages/outbox.ts';
import { useShownRefusal, useWaiting } from '../../../../platform/outbox/use-outbox.ts';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { WaitingNote } from '../../../../ui/feedback/waiting-note.tsx';
import { SwitchField } from '../../../../ui/fields/switch-field.tsx';
import { formatAmount, formatWeighed } from '../../../../ui/format/amount.ts';
import { Button } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PlainList } from '../../../../ui/layout/plain-list.tsx';
import { pickUp } from '../../order/pick-up.messages.ts';
import { orders as orderWords } from '../../orders.messages.ts';

import { aboutPacking, packingListQuery, packOrder } from '../packing.api.ts';
import { packing as words } from '../packing.messages.ts';
import { useFetched } from '../use-fetched.ts';
import { type Paper, PrintedPacking } from './printed-packing.tsx';
import styles from './slot-packing.module.css';
import { WeightField } from './weight-field.tsx';
import { isLooseItem } from './weights.tsx';

interface SlotPackingProps {
  readonly slot: SlotToPack;
  /** Of all slots with orders to pack. */
  readonly starts: readonly string[];
}

export function SlotPacking({ slot, starts }: SlotPackingProps) {
  const query = useQuery(packingListQuery(slot.start));
  return (
    <QueryBoundary query={query} canBeMissing skeleton={<SkeletonList rows={3} height="6rem" />}>
      {(list) => (
        <>
          <GoodsToFetch goods={list.goods} start={slot.start} starts={starts} />
          <section aria-label={words.toPack} className={styles.part}>
            <h2>{words.toPack}</h2>
            <PlainList className={styles.orders}>
              {list.orders.map((order) => (
                <li key={order.id}>
                  <OrderToPack order={order} />
                </li>
              ))}
            </PlainList>
          </section>
          <Printing list={list} />
        </>
      )}
    </QueryBoundary>
  );
}

interface GoodsToFetchProps {
  readonly goods: readonly GoodsToPack[];
  readonly start: string;
  readonly starts: readonly string[];
}

const keyOf = ({ product, net_quantity, unit }: GoodsToPack): string =>
  [product, net_quantity, unit].join(' ');

function GoodsToFetch({ goods, start, starts }: GoodsToFetchProps) {
  const [fetched, toggle] = useFetched(start, starts);
  return (
    <section aria-label={words.goods} className={styles.part}>
      <h2>{words.goods}</h2>
      <p className={styles.quiet}>{words.goodsLine}</p>
      <PlainList className={styles.goods}>
        {goods.map((one) => (
          <li key={keyOf(one)}>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={fetched.includes(keyOf(one))}
                onChange={() => toggle(keyOf(one))}
                className={styles.box}
              />
              <span className={styles.name}>{shownName(one)}</span>{' '}
              <span className={styles.amount}>{formatAmount(one)}</span>{' '}
              <span className={styles.quiet}>{words.orders(one.orders)}</span>
            </label>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

function OrderToPack({ order }: { readonly order: orders.Order }) {
  const pack = useMutation(packOrder);
  const waiting = useWaiting(aboutPacking(order.id)).at(-1);
  const refused = useShownRefusal(aboutPacking(order.id));
  const mayWeigh = order.allowed_actions.includes('weigh');
  // The switch turns at once, before the outbox has it.
  const [pressed, setPressed] = useState<boolean>();
  const isPacked = pressed ?? (waiting ? waiting.name === 'pack' : order.packed_at !== null);
  return (
    <Card className={styles.order}>
      <h3>
        <Link to={`/retailer/orders/${order.id}`}>{orderWords.title(order.id)}</Link>
        {` · ${order.address?.receiver || order.customer_first_name}`}
      </h3>
      <PlainList className={styles.items}>
        {order.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span className={styles.name}>{shownName(item.product)}</span>{' '}
            <span className={styles.amount}>{formatWeighed(item) ?? formatAmount(item)}</span>
            {mayWeigh && isLooseItem(item) && (
              <div className={styles.weight}>
                <WeightField orderId={order.id} item={item} />
              </div>
            )}
          </li>
        ))}
      </PlainList>
      {order.fulfilment === 'pick_up' && <p className={styles.quiet}>{pickUp.fetched}</p>}
      {order.additional_details && <p className={styles.quiet}>{order.additional_details}</p>}
      {refused && <Reason text={outbox.notDone} />}
      {waiting && <WaitingNote what={[waiting.name === 'pack' ? words.packed : words.notPacked]} />}
      <SwitchField
        label={words.packed}
        checked={isPacked}
        disabled={!order.allowed_actions.includes('pack')}
        onChange={({ target: { checked } }) => {
          setPressed(checked);
          pack.mutate({ id: order.id, isPacked: checked }, { onSettled: () => setPressed(undefined) });
        }}
      />
    </Card>
  );
}

function Printing({ list }: { readonly list: Parameters<typeof PrintedPacking>[0]['list'] }) {
  const [paper, setPaper] = useState<Paper>('both');
  const print = (wanted: Paper): void => {
    // The browser prints what is on the page now.
    flushSync(() => setPaper(wanted));
    window.print();
  };
  return (
    <>
      <div className={styles.printing}>
        <Button isWide icon={<IconPrinter size="1.25rem" aria-hidden />} onClick={() => print('both')}>
          {words.print}
        </Button>
        <div className={styles.pair}>
          <Button isWide onClick={() => print('list')}>
            {words.onlyList}
          </Button>
          <Button isWide onClick={() => print('labels')}>
            {words.onlyLabels}
          </Button>
        </div>
      </div>
      <PrintedPacking list={list} paper={paper} />
    </>
  );
}
