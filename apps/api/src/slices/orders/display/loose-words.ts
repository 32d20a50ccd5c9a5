// How much of loose goods, as people say it.
import type { LooseAmount, LooseUnit } from '@haat/contract/loose';
import { inEach, type LocalizedText } from '../../../platform/localized-text.ts';

const units: Readonly<Record<LooseUnit, LocalizedText>> = {
  g: { en: 'g', hi: 'ग्राम', ml: 'ഗ്രാം' },
  kg: { en: 'kg', hi: 'किलो', ml: 'കിലോ' },
  ml: { en: 'ml', hi: 'मि.ली.', ml: 'മി.ലി.' },
  l: { en: 'l', hi: 'लीटर', ml: 'ലിറ്റർ' },
};

export const looseWords = ({ value, unit }: LooseAmount): LocalizedText =>
  inEach((language) => `${value} ${units[unit][language]}`);
