// /retailer/not-verified: a suspended shop reads its orders and still says whether money came.
import { RetailerNotVerifiedPage } from '../slices/orders/index.ts';
import { ShopPayments } from '../slices/payments/index.ts';

export const OrderNotVerifiedPage = () => <RetailerNotVerifiedPage Payments={ShopPayments} />;
