// /retailer/edit-product/{id}: the known product's fields. Only what was changed is sent.
import type { products } from '@haat/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { productForm as words } from '../../../messages/retailer-products.ts';
import { type Fields, useFields } from '../../../ui/form.ts';
import { Frame } from '../../../ui/frame.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { together } from '../../../ui/together.ts';
import { ProductForm } from '../components/product-form.tsx';
import { ProductFormSkeleton } from '../components/product-form-skeleton.tsx';
import { editsOf, type ProductValues, productRules, valuesOf } from '../product-values.ts';
import { changeProduct, ownProductTypesQuery, retailerProductQuery } from '../retailer-products.api.ts';

export function RetailerEditProductPage() {
  const { productId = '' } = useParams();
  const product = useQuery(retailerProductQuery(productId));
  const types = useQuery(ownProductTypesQuery);
  return (
    <>
      <PageHead title={words.editTitle} />
      <Frame query={together({ product, types })} canBeMissing skeleton={<ProductFormSkeleton />}>
        {(known) => <KnownProduct key={known.product.id} {...known} />}
      </Frame>
    </>
  );
}

interface KnownProductProps {
  readonly product: products.Product;
  readonly types: readonly products.ProductType[];
}

function KnownProduct({ product, types }: KnownProductProps) {
  const navigate = useNavigate();
  const change = useMutation(changeProduct);
  const form: Fields<ProductValues> = useFields({
    initialValues: valuesOf(product),
    validate: productRules,
  });
  const toList = (): void => void navigate('/retailer/products');
  const save = (values: ProductValues): void => {
    const edits = editsOf(form.getInitialValues(), values);
    if (Object.keys(edits).length === 0) toList();
    else {
      change.mutate(
        { id: String(product.id), edits },
        { onSuccess: toList, onError: (error) => void form.showServerErrors(error) },
      );
    }
  };
  // A type that is no longer offered to this shop stays the product's.
  const isOffered = types.some(({ id }) => id === product.type.id);
  return (
    <ProductForm
      form={form}
      types={isOffered ? types : [product.type, ...types]}
      isBusy={change.isPending}
      onSubmit={form.send(save)}
    />
  );
}
