import type { ProductTypeKey } from './types.ts';

export interface StarterGood {
  readonly type: ProductTypeKey;
  readonly name: string;
  /** How much of it the price is for. */
  readonly unit: string;
  readonly rupees: number;
  readonly about: string;
  /** Other names to search for, in English, Malayalam and Hindi, with commas between. */
  readonly tags: string;
}
