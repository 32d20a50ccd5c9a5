// /retailer/orders: whether the shop is open, what it sold today, and its orders.
import { SalesLink } from '../slices/cash/index.ts';
import { RetailerOrdersPage } from '../slices/orders/index.ts';
import { OpenNow } from '../slices/shops/index.ts';

export const OrderListPage = () => <RetailerOrdersPage top={<SalesLink />} shop={<OpenNow />} />;
