// /retailer/packing: what to pack, and what tomorrow's standing orders need.
import { PackingPage } from '../slices/orders/index.ts';
import { TomorrowsNeeds } from '../slices/standing/index.ts';

export const OrderPackingPage = () => <PackingPage tomorrow={<TomorrowsNeeds />} />;
