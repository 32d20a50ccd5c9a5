import type { ProductTypeKey } from './types.ts';

/** Those that a shop can choose. */
type LooseStep = '50 g' | '100 g' | '250 g' | '500 g' | '1 kg';

export interface StarterGood {
  readonly type: ProductTypeKey;
  readonly name: string;
  /** How much of it the price is for. */
  readonly unit: string;
  /** It is loose, and usually sold in steps of this. */
  readonly step?: LooseStep;
  /** The unit is the size of an empty thing, such as a bucket, and not a net quantity. */
  readonly isEmpty?: true;
  readonly rupees: number;
  readonly about: string;
  /** Other names to search for, in English, Malayalam and Hindi, with commas between. */
  readonly tags: string;
}
