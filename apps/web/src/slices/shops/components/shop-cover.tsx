// The store's picture. For a store without one, the server sends the symbol of its type.
import type * as shops from '@haat/contract/shops';
import type { ComponentProps } from 'react';
import { Picture } from '../../../ui/pictures/picture.tsx';

type ShopCoverProps = Pick<ComponentProps<typeof Picture>, 'size' | 'isEager' | 'className'> & {
  readonly shop: Pick<shops.Shop, 'cover' | 'type'>;
};

export const ShopCover = ({ shop, ...rest }: ShopCoverProps) => (
  <Picture
    {...rest}
    cover={shop.cover ?? shop.type.cover}
    alt=""
    shape="wide"
    isWhole={shop.cover === null || shop.cover === shop.type.cover}
  />
);
