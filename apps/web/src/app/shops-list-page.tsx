// /shops/{shopID}/list: a list for a shop, on credit for customers with an account there.
import { useCustomerCredits } from '../slices/credit/index.ts';
import { SendListPage } from '../slices/lists/index.ts';

export const ShopsListPage = () => <SendListPage useCredits={useCustomerCredits} />;
