// /retailer/orders/:orderId: an order of the shop with its payments.
import { RetailerOrderPage } from '../slices/orders/index.ts';
import { ShopPayments } from '../slices/payments/index.ts';

export const OrderRetailerPage = () => <RetailerOrderPage Payments={ShopPayments} />;
