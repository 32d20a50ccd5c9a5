// The pictures of a product: one stands still, several can be turned over. The carousel is loaded only where it turns.
import type { products } from '@haat/contract';
import { lazy, Suspense } from 'react';
import { Picture } from '../../../ui/picture.tsx';
import styles from './product-pictures.module.css';

const PictureCarousel = lazy(async () => ({
  default: (await import('./picture-carousel.tsx')).PictureCarousel,
}));

type Pictured = Pick<products.Product, 'name' | 'cover' | 'images'>;

export function ProductPictures({ product: { name, cover, images } }: { readonly product: Pictured }) {
  const first = images[0]?.cover ?? cover?.cover ?? null;
  const still = <Picture cover={first} alt={name} size="large" isEager className={styles.picture} />;
  if (images.length < 2) return still;
  return (
    <Suspense fallback={still}>
      <PictureCarousel name={name} covers={images.map((image) => image.cover)} />
    </Suspense>
  );
}
