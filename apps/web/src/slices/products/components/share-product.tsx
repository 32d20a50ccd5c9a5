import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { SharePage } from '../../../ui/layout/share-page.tsx';
import { shareProduct as words } from '../share-product.messages.ts';

export const ShareProduct = ({ product }: { readonly product: products.Product }) => (
  <SharePage
    label={words.share}
    name={shownName(product)}
    path={`/shops/${product.shop}/product/${product.id}`}
  />
);
