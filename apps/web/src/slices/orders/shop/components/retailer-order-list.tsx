// The orders of one tab, newest first. The active ones begin with those that the retailer has to answer.
import type * as orders from '@haat/contract/orders';
import { combineQueries } from '../../../../platform/queries/combine-queries.ts';
import { type PagedList, usePagedList } from '../../../../platform/queries/paged-list.ts';
import { useScreenOn } from '../../../../platform/sound/wake-lock.ts';
import { BlankState } from '../../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../../ui/layout/button.tsx';
import { PushQuestion, useIsPushQuestionComing } from '../../../accounts/index.ts';
import { retailerProductsQuery } from '../../../products/index.ts';
import { type OrderTab, retailerOrdersQuery, toAnswerQuery } from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { OrderCards } from './order-cards.tsx';
import styles from './retailer-order-list.module.css';

export const RetailerOrderList = ({ tab }: { readonly tab: OrderTab }) =>
  tab === 'previous' ? <PreviousOrders /> : <ActiveOrders />;

type Orders = PagedList<orders.ShopOrderInList>;

function PreviousOrders() {
  const list = usePagedList(retailerOrdersQuery('previous'));
  return (
    <QueryBoundary
      query={list}
      skeleton={<SkeletonList height="6.25rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<BlankState picture="parcel" title={words.noPreviousTitle} line={words.noPreviousLine} />}
    >
      {(data) => <OrderCards label={words.previous} list={data} />}
    </QueryBoundary>
  );
}

function ActiveOrders() {
  const toAnswer = usePagedList(toAnswerQuery);
  const active = usePagedList(retailerOrdersQuery('active'));
  const both = combineQueries({ toAnswer, active });
  const isQuestionComing = useIsPushQuestionComing();
  useScreenOn(toAnswer.data !== undefined && toAnswer.data.items.length > 0);
  return (
    <QueryBoundary
      query={isQuestionComing ? { ...both, data: undefined } : both}
      skeleton={<SkeletonList height="6.25rem" />}
      isEmpty={(data) => data.toAnswer.items.length === 0 && data.active.items.length === 0}
      empty={<NoActiveOrders />}
    >
      {(data) => (
        <div className={styles.parts}>
          <PushQuestion to="retailer" />
          {data.toAnswer.items.length > 0 && (
            <section className={styles.toAnswer}>
              <h2>{words.toAnswer(data.toAnswer.count)}</h2>
              <OrderCards label={words.toAnswer(data.toAnswer.count)} list={data.toAnswer} />
            </section>
          )}
          <OrderCards label={words.active} list={withoutWaiting(data.active, data.toAnswer)} />
        </div>
      )}
    </QueryBoundary>
  );
}

/** A shop without products gets no orders: its retailer adds some first. */
function NoActiveOrders() {
  const goods = usePagedList(retailerProductsQuery(''));
  if (goods.data?.count !== 0) {
    return <BlankState picture="parcel" title={words.noActiveTitle} line={words.noActiveLine} />;
  }
  return (
    <BlankState
      picture="tomato"
      title={words.noGoodsTitle}
      line={words.noGoodsLine}
      action={
        <ButtonLink kind="main" isWide to="/retailer/catalogue">
          {words.addGoods}
        </ButtonLink>
      }
    />
  );
}

/** The list goes on loading until there are others, or its end. */
const withoutWaiting = (active: Orders, toAnswer: Orders): Orders => ({
  ...active,
  items: active.items.filter(({ status }) => status !== 'INITIATED'),
  count: Math.max(0, active.count - toAnswer.count),
});
