// /retailer/edit-product/{id}: edit a product. Only changed fields are sent.
import type * as products from '@haat/contract/products';
import type * as shops from '@haat/contract/shops';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { reasonFor } from '../../../messages/errors.ts';
import { type Fields, useFields } from '../../../platform/forms/form.ts';
import { combineQueries } from '../../../platform/queries/combine-queries.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { OfferForm } from '../components/offer-form.tsx';
import { ProductForm } from '../components/product-form.tsx';
import { ProductFormSkeleton } from '../components/product-form-skeleton.tsx';
import { editsOf, type ProductValues, productRules, valuesOf } from '../product-values.ts';
import {
  changeProduct,
  ownProductTypesQuery,
  retailerProductQuery,
  stockNow,
} from '../retailer-products.api.ts';
import { productForm as words } from '../retailer-products.messages.ts';

export function RetailerEditProductPage() {
  const { productId = '' } = useParams();
  const product = useQuery(retailerProductQuery(productId));
  const types = useQuery(ownProductTypesQuery);
  return (
    <>
      <PageHead title={words.editTitle} />
      <QueryBoundary
        query={combineQueries({ product, types })}
        canBeMissing
        skeleton={<ProductFormSkeleton />}
      >
        {(known) => <KnownProduct key={known.product.id} {...known} />}
      </QueryBoundary>
    </>
  );
}

interface KnownProductProps {
  readonly product: products.Product;
  readonly types: readonly shops.ProductType[];
}

function KnownProduct({ product, types }: KnownProductProps) {
  const navigate = useNavigate();
  const change = useMutation(changeProduct);
  const form: Fields<ProductValues> = useFields({
    initialValues: valuesOf(product),
    validate: productRules,
    draft: `product ${product.id}`,
  });
  const [seen, setSeen] = useState(product.quantity);
  const showFault = (error: unknown): void => {
    form.showServerErrors(error);
    const now = stockNow(error);
    if (now === undefined) return;
    setSeen(now);
    form.setFieldError('quantity', reasonFor(error));
    form.focus('quantity');
  };
  const toList = (): void => {
    form.forgetDraft();
    void navigate('/retailer/products');
  };
  const save = (values: ProductValues): void => {
    const edits = editsOf(form.initialValues, values, seen);
    if (Object.keys(edits).length === 0) toList();
    else {
      change.mutate({ id: String(product.id), edits }, { onSuccess: toList, onError: showFault });
    }
  };
  // Keep the product's type in the list even if this shop can't choose it any more.
  const isOffered = types.some(({ id }) => id === product.type.id);
  return (
    <>
      <ProductForm
        form={form}
        types={isOffered ? types : [product.type, ...types]}
        isBusy={change.isPending}
        error={change.error}
        onSubmit={form.send(save)}
      />
      <OfferForm product={product} />
    </>
  );
}
