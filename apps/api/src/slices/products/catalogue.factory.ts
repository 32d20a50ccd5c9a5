import type { TestApp } from '../../testing/test-app.ts';
import { createCatalogueProduct, type NewCatalogueProduct } from './create-catalogue-product.ts';

let made = 0;

/** Answers its id. */
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
