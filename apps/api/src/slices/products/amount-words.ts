// How much of some goods there is, as people say it.
import { amountOfSteps, isLoose, type LooseAmount, type LooseUnit } from '@haat/contract/loose';
import { everywhere, inEach, type LocalizedText } from '../../platform/localized-text.ts';
import { presentSoldBy, type SoldBy } from './pack-fields.ts';

const units: Readonly<Record<LooseUnit, LocalizedText>> = {
  g: { en: 'g', hi: 'ग्राम', ml: 'ഗ്രാം' },
  kg: { en: 'kg', hi: 'किलो', ml: 'കിലോ' },
  ml: { en: 'ml', hi: 'मि.ली.', ml: 'മി.ലി.' },
  l: { en: 'l', hi: 'लीटर', ml: 'ലിറ്റർ' },
};

export const looseWords = ({ value, unit }: LooseAmount): LocalizedText =>
  inEach((language) => `${value} ${units[unit][language]}`);

/** '31', or '7.75 kg'. `quantity` counts pieces, or steps of loose goods. */
export function amountWords({ quantity, ...sold }: SoldBy & { readonly quantity: number }): LocalizedText {
  const goods = presentSoldBy(sold);
  return isLoose(goods) ? looseWords(amountOfSteps(goods, quantity)) : everywhere(String(quantity));
}
