import { rupeesOf } from '@haat/contract/money';
import type { RecordedFields } from '@haat/contract/operator/record';
import type { NewCatalogueProduct } from './create-catalogue-product.ts';

/** A catalogue product as the audit keeps it. */
export const recordedCatalogueFields = (product: NewCatalogueProduct): RecordedFields => ({
  name: product.name,
  type: product.typeId,
  description: product.description,
  price: rupeesOf(product.pricePaise),
  tags: product.tags,
  cover: product.imageId,
});
