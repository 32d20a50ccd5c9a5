// The store's name and picture, and its retailer, location and opening hours.

import { screenConstants } from '@haat/contract/limits';
import { shownName } from '@haat/contract/pack';
import type * as shops from '@haat/contract/shops';
import { IconClock, IconExternalLink, IconMapPin, IconPhone, IconShoppingBag } from '@tabler/icons-react';
import { Suspense } from 'react';
import { afterFirstScreen } from '../../../ui/feedback/after-first-screen.tsx';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { onOneLine } from '../../../ui/format/address-text.ts';
import { mapsUrl } from '../../../ui/format/maps-url.ts';
import { personName } from '../../../ui/format/person-name.ts';
import { formatPhone } from '../../../ui/format/phone-number.ts';
import { OutsideLink } from '../../../ui/layout/button.tsx';
import { shopPage } from '../shop-page.messages.ts';
import { shops as words } from '../shops.messages.ts';
import { ShopCover } from './shop-cover.tsx';
import { ShopDays } from './shop-days.tsx';
import styles from './shop-info.module.css';
import { YourShopButton } from './your-shop-button.tsx';

const smallMapPx = 220;

/** A separate file, because no first screen has a map. */
const MapView = lazyPart(async () => (await import('../../../ui/map/map-view.tsx')).MapView);

const ShareShop = afterFirstScreen(
  async () => (await import('./share-shop.tsx')).ShareShop,
  <SkeletonBlock height="var(--touch)" />,
);

export const ShopHead = ({ shop }: { readonly shop: shops.Shop }) => (
  <div className={styles.head}>
    <ShopCover shop={shop} size="large" isEager className={styles.cover} />
    <div className={styles.names}>
      <div className={styles.kind}>
        <p className={styles.type}>{shownName(shop.type)}</p>
        <YourShopButton shop={shop} />
      </div>
      <h2 className={styles.name}>{shop.name}</h2>
    </div>
    {shop.offers_pick_up && (
      <p className={styles.fetch}>
        <IconShoppingBag size="1.25rem" aria-hidden />
        {shopPage.canFetch}
      </p>
    )}
  </div>
);

export const ShopInfo = ({ shop }: { readonly shop: shops.Shop }) => (
  <div className={styles.info}>
    <div className={styles.about}>
      <dl className={styles.facts}>
        <Fact icon={<IconPhone size="1.375rem" aria-hidden />} name={words.contact}>
          <span>{personName(shop.shopkeepr_name, shop.shopkeepr_phone) || words.retailer}</span>
          <a href={`tel:${shop.shopkeepr_phone}`} className={styles.phone}>
            {formatPhone(shop.shopkeepr_phone)}
          </a>
        </Fact>
        <Fact icon={<IconClock size="1.375rem" aria-hidden />} name={words.timings}>
          <span className={styles.hours}>{words.hours(shop.opening_time, shop.closing_time)}</span>
          {!shop.is_open && <strong className={styles.closed}>{words.closedNow}</strong>}
          <ShopDays {...shop} />
        </Fact>
        <Fact icon={<IconMapPin size="1.375rem" aria-hidden />} name={words.address}>
          {onOneLine(shop.address)}
        </Fact>
      </dl>
    </div>
    <Place shop={shop} />
  </div>
);

const Place = ({ shop }: { readonly shop: shops.Shop }) => (
  <div className={styles.place}>
    <Suspense fallback={<SkeletonBlock height="14rem" />}>
      <MapView center={shop} zoom={screenConstants.mapZoomShop} pin={shop} heightPx={smallMapPx} />
    </Suspense>
    <OutsideLink
      isWide
      href={mapsUrl(shop)}
      target="_blank"
      rel="noopener noreferrer"
      icon={<IconExternalLink size="1.25rem" aria-hidden />}
    >
      {words.openInMaps}
    </OutsideLink>
    <ShareShop shop={shop} />
  </div>
);

interface FactProps {
  readonly icon: React.ReactNode;
  readonly name: string;
  readonly children: React.ReactNode;
}

const Fact = ({ icon, name, children }: FactProps) => (
  <div className={styles.fact}>
    <dt className={styles.what}>
      {icon}
      {name}
    </dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
