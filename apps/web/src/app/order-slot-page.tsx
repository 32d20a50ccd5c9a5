// /shops/slot: checkout, on credit for customers with an account at the shop.
import { useCustomerCredits } from '../slices/credit/index.ts';
import { SlotPage } from '../slices/orders/index.ts';

export const OrderSlotPage = () => <SlotPage useCredits={useCustomerCredits} />;
