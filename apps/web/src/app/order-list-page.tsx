// /retailer/orders: what the shop sold today, and its orders.
import { SalesLink } from '../slices/cash/index.ts';
import { RetailerOrdersPage } from '../slices/orders/index.ts';

export const OrderListPage = () => <RetailerOrdersPage top={<SalesLink />} />;
