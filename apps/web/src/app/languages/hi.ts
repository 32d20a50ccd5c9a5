// All texts in Hindi: one chunk, loaded for those who chose it.
import type { Pack } from '../../platform/words.ts';

export const pack: Pack = Object.assign(
  {},
  ...Object.values(import.meta.glob<Pack>('../../**/*.hi.ts', { eager: true })),
);
