// /deliverer/user: the deliverer's profile with the last days of work.
import { DaySummaries } from '../slices/cash/index.ts';
import { DelivererProfilePage } from '../slices/deliveries/index.ts';

export const DelivererUserPage = () => <DelivererProfilePage summary={<DaySummaries />} />;
