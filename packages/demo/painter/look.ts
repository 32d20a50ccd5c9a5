// How a product is shown: what, how many, packed in or lying on what.
import type { PackName } from './packs.ts';
import type { ThingName } from './things.ts';
import type { Tint } from './tints.ts';

/** What the goods stand on or lie in, where it isn't the bare ground. */
export type Holder = 'basket' | 'crate' | 'leaf' | 'plate';

export interface Look {
  /** With a pack: what its label shows. A heap in a bowl needs none. */
  readonly thing?: ThingName;
  readonly pack?: PackName;
  /** Of the pack, or of what is heaped up. */
  readonly colour?: string;
  readonly count?: 1 | 2 | 3;
  readonly holder?: Holder;
  /** A thing standing beside a pack. */
  readonly beside?: ThingName;
  /** Where the thing's own tint won't do, or to tell two apart. */
  readonly tint?: Tint;
}
