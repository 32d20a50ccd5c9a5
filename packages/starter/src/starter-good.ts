import type { ProductTypeKey } from './types.ts';

export interface StarterGood {
  readonly type: ProductTypeKey;
  readonly name: string;
  /** How much of it the price is for. */
  readonly unit: string;
  /** The unit is the size of an empty thing, such as a bucket, and not a net quantity. */
  readonly isEmpty?: true;
  readonly rupees: number;
  readonly about: string;
  /** Other names to search for, in English, Malayalam and Hindi, with commas between. */
  readonly tags: string;
}
