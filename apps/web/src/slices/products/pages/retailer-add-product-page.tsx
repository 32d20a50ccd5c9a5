// /retailer/add-product: a new product with its pictures. Fields and uploads stay when saving fails.
import { isApiError } from '@haat/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { limitWords, reasonFor } from '../../../messages/errors.ts';
import { type Fields, useFields } from '../../../platform/forms/form.ts';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ProductForm } from '../components/product-form.tsx';
import { ProductFormSkeleton } from '../components/product-form-skeleton.tsx';
import { ProductImageField } from '../components/product-image-field.tsx';
import { SavingState } from '../components/saving-state.tsx';
import { emptyProduct, type ProductValues, productRules } from '../product-values.ts';
import { ownProductTypesQuery } from '../retailer-products.api.ts';
import { productForm as words } from '../retailer-products.messages.ts';
import { useChosenImages } from '../use-chosen-images.ts';
import { useLostPictures } from '../use-lost-pictures.ts';
import { useProductCreation } from '../use-product-creation.ts';

export function RetailerAddProductPage() {
  const types = useQuery(ownProductTypesQuery);
  return (
    <>
      <PageHead title={words.addTitle} />
      <QueryBoundary query={types} skeleton={<ProductFormSkeleton />}>
        {(choices) => <NewProduct types={choices} />}
      </QueryBoundary>
    </>
  );
}

const isAboutPicture = (error: unknown): boolean =>
  isApiError(error) &&
  ['image.too_large', 'body.too_large', 'image.invalid', 'image.no_room', 'rate.limited'].includes(
    error.code,
  );

/** The other refusals are about all pictures, or name none. */
const isInvalid = (error: unknown): boolean => isApiError(error) && error.code === 'image.invalid';

/** If only the pictures are missing, no field gets the focus. Scroll to the message above the pictures. */
function showPictureFault(form: HTMLFormElement): void {
  const first =
    form.querySelector<HTMLElement>('[role=radiogroup] input') ??
    form.querySelector<HTMLElement>('[data-pictures] button');
  first?.focus({ preventScroll: true });
  first?.closest('[role=radiogroup], [data-pictures]')?.scrollIntoView({ block: 'start' });
}

interface NewProductProps {
  readonly types: React.ComponentProps<typeof ProductForm>['types'];
}

function useNewProduct() {
  const navigate = useNavigate();
  const images = useChosenImages();
  const form: Fields<ProductValues> = useFields({
    initialValues: emptyProduct,
    validate: productRules,
    draft: 'product new',
  });
  const lostPictures = useLostPictures(form, images.images.length);
  const { creation, progress, failedName } = useProductCreation();
  const save = (values: ProductValues, primaryKey: string): void =>
    creation.mutate(
      { values, images: images.images, primaryKey },
      {
        onSuccess() {
          form.forgetDraft();
          // The list reads the scroll position when it opens. The new product is at its top.
          window.scrollTo(0, 0);
          void navigate('/retailer/products');
        },
        onError(error) {
          form.showServerErrors(error);
          if (!isAboutPicture(error)) return;
          const reason = limitWords(error) ?? reasonFor(error);
          images.showError(
            isInvalid(error) ? `${failedName({ images: images.images, primaryKey })}: ${reason}` : reason,
          );
        },
      },
    );
  const onSubmit = (event: React.FormEvent<HTMLFormElement>): void => {
    const primaryKey = images.check();
    const sent = event.currentTarget;
    form.send((values) => (primaryKey === null ? showPictureFault(sent) : save(values, primaryKey)))(event);
  };
  return { form, images, lostPictures, creation, progress, onSubmit };
}

function NewProduct({ types }: NewProductProps) {
  const { form, images, lostPictures, creation, progress, onSubmit } = useNewProduct();
  return (
    <ProductForm
      form={form}
      types={types}
      isBusy={creation.isPending || images.isReading}
      error={creation.error}
      onSubmit={onSubmit}
      lostPictures={lostPictures}
      progress={creation.isPending && <SavingState progress={progress} />}
    >
      <ProductImageField
        choice={images}
        onFiles={(files) => void images.add(files)}
        onRemove={images.remove}
        onPrimary={images.choosePrimary}
      />
    </ProductForm>
  );
}
