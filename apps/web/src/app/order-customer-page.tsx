// /shops/order/:orderId: an order of the customer with its payments and complaints.
import type * as orders from '@haat/contract/orders';
import { CustomerOrderComplaints } from '../slices/complaints/index.ts';
import { useCustomerCredits } from '../slices/credit/index.ts';
import { CustomerOrderPage } from '../slices/orders/index.ts';
import { CustomerPayBy, CustomerToPay } from '../slices/payments/index.ts';

const PayBy = ({ order }: { readonly order: orders.Order }) => (
  <CustomerPayBy order={order} useCredits={useCustomerCredits} />
);

export const OrderCustomerPage = () => (
  <CustomerOrderPage ToPayNow={CustomerToPay} PayBy={PayBy} Complaints={CustomerOrderComplaints} />
);
