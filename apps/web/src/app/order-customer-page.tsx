// /shops/order/:orderId: an order of the customer with its payments.
import { CustomerOrderPage } from '../slices/orders/index.ts';
import { CustomerPayBy, CustomerToPay } from '../slices/payments/index.ts';

export const OrderCustomerPage = () => <CustomerOrderPage ToPayNow={CustomerToPay} PayBy={CustomerPayBy} />;
