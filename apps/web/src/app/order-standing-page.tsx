// /shops/standing/new: goods for every morning, on credit for customers with an account at the shop.
import { useCustomerCredits } from '../slices/credit/index.ts';
import { NewStandingPage } from '../slices/standing/index.ts';

export const OrderStandingPage = () => <NewStandingPage useCredits={useCustomerCredits} />;
