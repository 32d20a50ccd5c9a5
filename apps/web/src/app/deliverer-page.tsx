// /deliverer: the cash in hand, and the deliveries.
import { CashLink } from '../slices/cash/index.ts';
import { DeliveriesPage } from '../slices/deliveries/index.ts';

export const DelivererPage = () => <DeliveriesPage top={<CashLink />} />;
