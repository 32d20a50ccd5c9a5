// Saves a new product: first its pictures one by one, then the product. A retry resumes where the first failed.
import { randomId } from '@haat/client/random-id';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failures } from '../../messages/failures.ts';
import { type ChosenImage, type Uploaded, uploadImages } from './product-images.ts';
import { newProductOf, type ProductValues } from './product-values.ts';
import { createProduct, productKeys, uploadImage } from './retailer-products.api.ts';

interface Creation {
  readonly values: ProductValues;
  readonly images: readonly ChosenImage[];
  readonly primaryKey: string;
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
  return { creation, progress };
}
