// The pictures of a product. Several become a carousel.
import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PictureCarousel } from './picture-carousel.tsx';
import styles from './product-pictures.module.css';

type Pictured = Pick<products.Product, 'name' | 'local_name' | 'cover' | 'images'>;

export const ProductPictures = ({ product }: { readonly product: Pictured }) => {
  const { cover, images } = product;
  const name = shownName(product);
  return images.length > 1 ? (
    <PictureCarousel name={name} covers={images.map((image) => image.cover)} />
  ) : (
    <Picture
      cover={images[0]?.cover ?? cover?.cover}
      alt={name}
      size="large"
      isEager
      className={styles.picture}
    />
  );
};
