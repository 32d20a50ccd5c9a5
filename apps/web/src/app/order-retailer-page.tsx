// /retailer/orders/:orderId: an order of the shop with its payments and complaints.
import type * as orders from '@haat/contract/orders';
import { OrderComplaints } from '../slices/complaints/index.ts';
import { HandOutDialog } from '../slices/deliveries/index.ts';
import { RetailerOrderPage } from '../slices/orders/index.ts';
import { ShopPayments } from '../slices/payments/index.ts';

const Complaints = ({ order }: { readonly order: orders.Order }) => (
  <OrderComplaints order={order} side="shop" />
);

export const OrderRetailerPage = () => (
  <RetailerOrderPage Payments={ShopPayments} Complaints={Complaints} HandOutDialog={HandOutDialog} />
);
