// One product of a store. `app/` passes in the cart control, because this slice must not import the cart.

import { isNotFound } from '@haat/client/api-error';
import { isLoose } from '@haat/contract/loose';
import { shownName } from '@haat/contract/pack';
import type * as products from '@haat/contract/products';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { afterFirstScreen } from '../../../ui/feedback/after-first-screen.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/feedback/skeleton.tsx';
import { PackPrice } from '../../../ui/layout/pack-price.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { OfferNote } from '../components/offer-note.tsx';
import { ProductPictures } from '../components/product-pictures.tsx';
import { customerProductQuery } from '../customer-products.api.ts';
import { customerProducts as words } from '../customer-products.messages.ts';
import styles from './product-page.module.css';

const ShareProduct = afterFirstScreen(
  async () => (await import('../components/share-product.tsx')).ShareProduct,
  <SkeletonBlock height="var(--touch)" />,
);

interface ProductPageProps {
  /** The cart control. */
  readonly control: (product: products.Product) => ReactNode;
}

export function ProductPage({ control }: ProductPageProps) {
  const { shopId = '', productId = '' } = useParams();
  const query = useQuery(customerProductQuery(shopId, productId));
  if (!query.data || isNotFound(query.error)) {
    return (
      <>
        <PageHead title={words.product} isHidden />
        <QueryBoundary query={query} canBeMissing skeleton={<ProductSkeleton />}>
          {() => null}
        </QueryBoundary>
      </>
    );
  }
  return <ProductView product={query.data} control={control} />;
}

interface ProductViewProps extends ProductPageProps {
  readonly product: products.Product;
}

const ProductView = ({ product, control }: ProductViewProps) => (
  <div className={isLoose(product) ? `${styles.page} ${styles.loose}` : styles.page}>
    <div className={styles.pictures}>
      <ProductPictures key={product.id} product={product} />
    </div>
    <div className={styles.words}>
      <PageHead title={shownName(product)} isInPage />
      {product.local_name !== null && <p className={styles.tag}>{product.name}</p>}
      <PackPrice product={product} className={styles.price} />
      <OfferNote product={product} />
      <p className={styles.shop}>
        {words.soldBy} <Link to={`/shops/${product.shop}`}>{product.shop_name}</Link>
      </p>
      <p className={styles.description}>{product.description}</p>
      <ShareProduct product={product} />
    </div>
    {control(product)}
  </div>
);

const ProductSkeleton = () => (
  <Skeleton>
    <SkeletonBlock ratio="1" />
    <SkeletonBlock height="1.75rem" width="70%" />
    <SkeletonBlock height="1.25rem" width="40%" />
    <SkeletonBlock height="4rem" />
  </Skeleton>
);
