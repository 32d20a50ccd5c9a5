import type { NamesOfBoth } from '../names-of-both.ts';
import { foodNames } from './food-names.ts';
import { moreNames } from './more-names.ts';

/** By the good's key, without the quantity. */
export const goodNames: Readonly<Record<string, NamesOfBoth>> = { ...foodNames, ...moreNames };
