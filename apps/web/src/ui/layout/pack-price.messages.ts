// In its own file, which loads with the products, because most pages don't need it.
import type { PackUnit } from '@haat/contract/pack';
import { translated } from '../../platform/words.ts';

const plural = new Intl.PluralRules('en');

const unit = (amount: number, which: PackUnit): string =>
  which === 'piece' && plural.select(amount) !== 'one' ? 'pieces' : which;

export const pack = translated('pack', {
  content: (text: string, amount: number, which: PackUnit) => `${text} ${unit(amount, which)}`,
  perUnit: (price: string, which: PackUnit) => `${price}/${which}`,
  /** Only for screen readers, before the struck price. */
  mrp: 'Maximum retail price',
});
