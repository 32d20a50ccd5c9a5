// /shops/user: the customer's profile and orders.
import type * as orders from '@haat/contract/orders';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pages } from '../../../../messages/pages.ts';
import { usePagedList } from '../../../../platform/queries/paged-list.ts';
import { BlankState } from '../../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { Tabs } from '../../../../ui/layout/tabs.tsx';
import { CardGrid } from '../../../../ui/lists/card-grid.tsx';
import {
  ProfileHead,
  ProfileSettings,
  PushQuestion,
  useIsPushQuestionComing,
  useUser,
} from '../../../accounts/index.ts';
import { FirstTryNote } from '../../checkout/components/first-try-note.tsx';
import { readFirstTry } from '../../checkout/first-try.ts';
import { OrderSummaryCard } from '../../order/components/order-summary-card.tsx';
import { fetchWords } from '../../order/fetch-words.ts';
import { goodsWords } from '../../order/goods-words.ts';
import { orderTabs, useOrderTab } from '../../order/use-order-tab.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import { OrderAgain } from '../components/order-again.tsx';
import { type CustomerOrderTab, customerOrdersQuery } from '../customer-orders.api.ts';
import { customerOrders as words } from '../customer-orders.messages.ts';
import styles from './customer-profile-page.module.css';

interface CustomerProfilePageProps {
  /** What a later slice says about cash in hand. */
  readonly cash: ReactNode;
}

export function CustomerProfilePage({ cash }: CustomerProfilePageProps) {
  const person = useUser();
  const firstTry = readFirstTry(useLocation().state);
  const [tab, setTab] = useOrderTab();
  const { data, isError, isPaused } = usePagedList(customerOrdersQuery(tab));
  // Orders of any number would push the settings away below a thumb.
  const isQuestionComing = useIsPushQuestionComing();
  const areOrdersComing = isQuestionComing || (data === undefined && !isError && !isPaused);
  return (
    <div className={styles.page}>
      <PageHead title={words.profileTitle} isHidden />
      <FirstTryNote firstTry={firstTry} />
      {person && <ProfileHead person={person} />}
      {cash}
      <div className={styles.links}>
        <ButtonLink to="/shops/standing">{pages.everyMorning}</ButtonLink>
        <ButtonLink to="/shops/lists">{pages.lists}</ButtonLink>
        <ButtonLink to="/shops/credit">{pages.credit}</ButtonLink>
        <ButtonLink to="/shops/complaints">{words.complaints}</ButtonLink>
      </div>
      <div>
        <Tabs
          label={words.tabs}
          tabs={orderTabs.map((key) => ({ key, label: words[key] }))}
          selected={tab}
          onSelect={setTab}
        >
          <OrderList key={tab} tab={tab} />
        </Tabs>
      </div>
      {person && !areOrdersComing && <ProfileSettings person={person} />}
    </div>
  );
}

const Empty = ({ tab }: { readonly tab: CustomerOrderTab }) =>
  tab === 'previous' ? (
    <BlankState picture="parcel" title={words.noPrevious} line={words.noPreviousLine} />
  ) : (
    <BlankState
      picture="parcel"
      title={words.noActive}
      line={words.noActiveLine}
      action={
        <ButtonLink kind="main" isWide to="/shops">
          {words.seeStores}
        </ButtonLink>
      }
    />
  );

const cardMinRem = 24;

function OrderList({ tab }: { readonly tab: CustomerOrderTab }) {
  const list = usePagedList(customerOrdersQuery(tab));
  const isQuestionComing = useIsPushQuestionComing();
  return (
    <QueryBoundary
      query={isQuestionComing ? { ...list, data: undefined } : list}
      skeleton={<SkeletonList height="6.25rem" />}
      isEmpty={({ items }) => items.length === 0}
      empty={<Empty tab={tab} />}
    >
      {(found) => (
        <>
          <PushQuestion to="customer" />
          <CardGrid<orders.OrderInList>
            label={words[tab]}
            list={found}
            keyOf={({ id }) => id}
            rowHeight={tab === 'previous' ? 160 : 104}
            minRem={cardMinRem}
          >
            {(order) => (tab === 'previous' ? <PreviousCard order={order} /> : <OrderCard order={order} />)}
          </CardGrid>
        </>
      )}
    </QueryBoundary>
  );
}

interface OrderCardProps {
  readonly order: orders.OrderInList;
  readonly children?: ReactNode;
}

const OrderCard = ({ order, children }: OrderCardProps) => (
  <OrderSummaryCard
    to={`/shops/order/${order.id}`}
    title={orderWords.title(order.id)}
    slot={order.slot}
    status={order.status}
    line={
      order.has_open_proposal
        ? words.line(order.shop_name, orderWords.changeSuggested)
        : words.line(order.shop_name, [goodsWords(order), fetchWords(order)].filter(Boolean).join(' · '))
    }
    amount={order.amount}
    cover={order.shop_cover?.cover ?? null}
  >
    {children}
  </OrderSummaryCard>
);

function PreviousCard({ order }: Pick<OrderCardProps, 'order'>) {
  const navigate = useNavigate();
  return (
    <OrderCard order={order}>
      <OrderAgain order={order} onFilled={(state) => void navigate('/shops/cart', { state })} />
    </OrderCard>
  );
}
