// Saves a new product: first its pictures one by one, then the product. A retry resumes where the first failed.
import { randomId } from '@haat/client/random-id';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failures } from '../../messages/failures.ts';
import { dueImages, type ToUpload, type Uploaded, uploadImages } from './product-images.ts';
import { newProductOf, type ProductValues } from './product-values.ts';
import { createProduct, productKeys, uploadImage } from './retailer-products.api.ts';

interface Creation extends ToUpload {
  readonly values: ProductValues;
}

export interface SavingProgress {
  readonly done: number;
  readonly count: number;
}

export function useProductCreation() {
  const uploaded = useRef(new Map<string, Uploaded>());
  const formId = useRef(randomId());
  const [progress, setProgress] = useState<SavingProgress | null>(null);
  const creation = useMutation({
    async mutationFn({ values, images, primaryKey }: Creation) {
      const ids = await uploadImages({
        images,
        primaryKey,
        uploaded: uploaded.current,
        uploadOne: uploadImage,
        onProgress: (done, count) => setProgress({ done, count }),
      });
      return createProduct({ product: newProductOf(values, ids), formId: formId.current });
    },
    meta: { failure: () => failures.saveProduct, invalidates: productKeys },
    onSettled: () => setProgress(null),
  });
  /** The file whose upload failed. */
  const failedName = (toUpload: ToUpload): string =>
    dueImages({ ...toUpload, uploaded: uploaded.current })[0]?.file.name ?? '';
  return { creation, progress, failedName };
}
