import type { ProductTypeKey } from './shop-types.ts';
import type { DemoGood } from './types.ts';

/** A good of the starter set. The village only adds what is its own. */
export type VillageGood = DemoGood<ProductTypeKey> | Pick<DemoGood, 'about' | 'look'>;
