// What customers owe to shops.
import type { Manifest } from '../manifest.ts';

export const credit: Manifest<'credit'> = { start: () => {} };
