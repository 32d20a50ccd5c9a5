import {
  createCatalogueProduct,
  type NewCatalogueProduct,
} from '../slices/catalogue/create-catalogue-product.ts';
import type { TestApp } from './test-app.ts';

let made = 0;

/** Returns its id. */
export function makeCatalogueProduct(
  { database }: TestApp,
  parts: Partial<NewCatalogueProduct> & { readonly typeId: number },
): Promise<number> {
  made += 1;
  return database.inTx((tx) =>
    createCatalogueProduct(tx, {
      name: `Catalogue product ${made}`,
      description: 'From the shared catalogue.',
      pricePaise: 5550,
      tags: ['shared'],
      imageId: null,
      ...parts,
    }),
  );
}
