// /shops/standing: what comes every morning, on credit for customers with an account at the shop.
import { useCustomerCredits } from '../slices/credit/index.ts';
import { StandingPage } from '../slices/standing/index.ts';

export const OrderStandingsPage = () => <StandingPage useCredits={useCustomerCredits} />;
