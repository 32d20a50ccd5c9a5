import type { PictureSpec } from '../src/village-pictures.ts';
import { articleCover, banner } from './article-cover.ts';
import type { Canvas, Raster } from './canvas.ts';
import { productPicture } from './product-picture.ts';
import { shopCover } from './shop-cover.ts';
import { symbol } from './symbol.ts';

export function compose(picture: PictureSpec): Promise<Canvas | Raster> {
  switch (picture.kind) {
    case 'symbol':
      return symbol(picture.thing);
    case 'shop':
      return shopCover(picture.cover);
    case 'look':
      return productPicture(picture.look, picture.variant);
    case 'article':
      return articleCover(picture.cover);
    case 'banner':
      return banner(picture.banner);
  }
}
