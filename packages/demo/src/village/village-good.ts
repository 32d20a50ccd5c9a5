import type { ProductTypeKey } from './shop-types.ts';
import type { DemoGood } from './types.ts';

/** A good of the starter set needs only what this village says of it. */
export type VillageGood = DemoGood<ProductTypeKey> | Pick<DemoGood, 'about' | 'look'>;
