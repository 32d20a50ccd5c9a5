// /retailer/orders: whether the shop is open, what it sold today, and its orders. The notebook is one press away.
import { pages } from '../messages/pages.ts';
import { SalesLink } from '../slices/cash/index.ts';
import { ListsLink } from '../slices/lists/index.ts';
import { RetailerOrdersPage } from '../slices/orders/index.ts';
import { OpenNow } from '../slices/shops/index.ts';
import { AcceptStanding } from '../slices/standing/index.ts';
import { ButtonLink } from '../ui/layout/button.tsx';

const Links = () => (
  <>
    <AcceptStanding />
    <ListsLink />
    <SalesLink />
    <ButtonLink to="/retailer/credit">{pages.credit}</ButtonLink>
  </>
);

export const OrderListPage = () => <RetailerOrdersPage top={<Links />} shop={<OpenNow />} />;
