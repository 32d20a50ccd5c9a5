// All texts in Malayalam: one chunk, loaded for those who chose it.
import type { Pack } from '../../platform/words.ts';

export const pack: Pack = Object.assign(
  {},
  ...Object.values(import.meta.glob<Pack>('../../**/*.ml.ts', { eager: true })),
);
