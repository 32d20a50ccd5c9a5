// /shops/7/show: a shop, with the possible actions.

import type { ShopRecord } from '@haat/contract/operator/shops';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { ButtonLink } from '../../ui/button-link.tsx';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { time } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { PlaceMap } from '../../ui/place-map.tsx';
import { RecordPage } from '../../ui/record-page.tsx';
import { QuantityForAll } from './quantity-for-all.tsx';
import { ShopActions } from './shop-actions.tsx';
import { ShopStateChip } from './shop-state.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

export const ShopShow = () => (
  <RecordPage<ShopRecord> title="Shop">
    {(shop) => (
      <>
        <PageHead
          title={shop.name}
          actions={
            <>
              {shop.state !== 'closed' && <ButtonLink to={`/shops/${shop.id}`}>Edit</ButtonLink>}
              <ShopActions shop={shop} />
            </>
          }
        >
          <ShopStateChip state={shop.state} />
        </PageHead>
        {shop.state === 'suspended' && (
          <WaitingOrders shopId={shop.id}>{(sentence) => <Notice>{sentence}</Notice>}</WaitingOrders>
        )}
        {shop.state !== 'closed' && <QuantityForAll shopId={shop.id} />}
        <Card sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 20rem' }, gap: 3, p: { xs: 2, sm: 3 } }}>
          <Facts facts={factsOf(shop)} />
          {shop.cover && (
            <Box
              component="img"
              src={shop.cover}
              alt=""
              sx={{ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 2 }}
            />
          )}
        </Card>
        <Box sx={{ mt: 2 }}>
          <PlaceMap label="Where the shop is" pin={shop} />
        </Box>
      </>
    )}
  </RecordPage>
);

const factsOf = (shop: ShopRecord): readonly Fact[] => [
  ...(shop.suspension_reason === null ? [] : ([['Suspended because', shop.suspension_reason]] as const)),
  ['Type', [shop.type, ...shop.additional_types].map(({ name }) => name).join(', ')],
  ['City', shop.city.name],
  ['Address', <AddressLink key="address" shop={shop} />],
  ['Retailer', <Retailer key="retailer" retailer={shop.retailer} />],
  ['Hours', `${shop.opening_time}–${shop.closing_time}${shop.is_open ? '' : ', closed by the retailer'}`],
  ['Sells', shop.product_types.map(({ name }) => name).join(', ') || 'No products yet'],
  ['Commission', shop.commission_percent === null ? 'As its city' : `${shop.commission_percent} %`],
  ['Registered', time(shop.created_at)],
];

function Retailer({ retailer: { name, number } }: Pick<ShopRecord, 'retailer'>) {
  if (number === '') return name || 'Account deleted';
  return (
    <>
      <span>{name}</span>, <PhoneLink number={number} />
    </>
  );
}

const AddressLink = ({ shop: { address, latitude, longitude } }: { readonly shop: ShopRecord }) => (
  <>
    <span>{`${address}\n`}</span>
    <Link
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
    >
      Open in OpenStreetMap
    </Link>
  </>
);
