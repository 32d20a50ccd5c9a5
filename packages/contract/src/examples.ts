// An example call of every endpoint, for the documentation. A separate entry point: it must never be in the web's bundle.
import { documented } from './every-slice.ts';
import type { Example } from './examples/example.ts';

export type { Example } from './examples/example.ts';
export { problemData } from './examples/problems.ts';

export const examples: readonly Example[] = documented.flatMap((part) => part.examples);
