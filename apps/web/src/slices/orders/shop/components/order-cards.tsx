import type * as orders from '@haat/contract/orders';
import type { PagedList } from '../../../../platform/queries/paged-list.ts';
import { CardGrid } from '../../../../ui/lists/card-grid.tsx';
import { RetailerOrderCard } from './retailer-order-card.tsx';

const cardMinRem = 22;

interface OrderCardsProps {
  readonly label: string;
  readonly list: PagedList<orders.ShopOrderInList>;
}

export const OrderCards = ({ label, list }: OrderCardsProps) => (
  <CardGrid label={label} list={list} keyOf={({ id }) => id} rowHeight={104} minRem={cardMinRem}>
    {(order) => <RetailerOrderCard order={order} to={`/retailer/orders/${order.id}`} canAccept />}
  </CardGrid>
);
