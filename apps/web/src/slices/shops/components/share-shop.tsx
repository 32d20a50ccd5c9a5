import type * as shops from '@haat/contract/shops';
import { SharePage } from '../../../ui/layout/share-page.tsx';
import { shopPage as words } from '../shop-page.messages.ts';

export const ShareShop = ({ shop }: { readonly shop: shops.Shop }) => (
  <SharePage label={words.share} name={shop.name} path={`/shops/${shop.id}`} />
);
