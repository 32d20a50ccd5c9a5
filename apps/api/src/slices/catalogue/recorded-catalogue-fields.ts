import { rupeesOf } from '@haat/contract/money';
import type { RecordedFields } from '@haat/contract/operator/record';
import { recordedNames } from '../../platform/local-names.ts';
import type { NewCatalogueProduct } from './create-catalogue-product.ts';

/** A catalogue product as the audit keeps it. */
export const recordedCatalogueFields = (product: NewCatalogueProduct): RecordedFields => ({
  name: product.name,
  ...recordedNames(product.names ?? {}),
  type: product.typeId,
  description: product.description,
  price: rupeesOf(product.pricePaise),
  mrp: product.mrpPaise == null ? null : rupeesOf(product.mrpPaise),
  net_quantity: product.netQuantity ?? null,
  unit: product.unit ?? null,
  is_loose: product.isLoose ?? false,
  tags: product.tags,
  cover: product.imageId,
});
