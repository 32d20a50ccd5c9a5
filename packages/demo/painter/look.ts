// How a product is shown: the thing, how many, in which pack or on which holder.
import type { PackName } from './packs.ts';
import type { ThingName } from './things.ts';
import type { Tint } from './tints.ts';

/** What the goods stand on or lie in. Without one, the ground. */
export type Holder = 'basket' | 'crate' | 'leaf' | 'plate';

export interface Look {
  /** The thing on a pack's label. A heap in a bowl needs none. */
  readonly thing?: ThingName;
  readonly pack?: PackName;
  /** The colour of the pack or the heap. */
  readonly colour?: string;
  readonly count?: 1 | 2 | 3;
  readonly holder?: Holder;
  /** A thing standing beside a pack. */
  readonly beside?: ThingName;
  /** Replaces the thing's own tint, for example to tell two products apart. */
  readonly tint?: Tint;
}
