// All things in one table.
import { foodThings } from './food-things.ts';
import { otherThings } from './other-things.ts';
import type { Thing } from './thing.ts';

const all = { ...foodThings, ...otherThings };

export type ThingName = keyof typeof all;

export const things: Readonly<Record<ThingName, Thing>> = all;
