// The slices in order; each may use only those before it.
import type { Slice } from '../platform/kit.ts';
import { accounts } from './accounts/index.ts';
import { addresses } from './addresses/index.ts';
import { media } from './media/index.ts';
import { products } from './products/index.ts';
import { shops } from './shops/index.ts';

export const slices: readonly Slice[] = [accounts, media, addresses, shops, products];
