import type { PackUnit } from '@haat/contract/pack';
import type { Translated } from '../../platform/words.ts';
import type * as english from './pack-price.messages.ts';

const units: Readonly<Record<PackUnit, string>> = {
  g: 'ഗ്രാം',
  kg: 'കിലോ',
  ml: 'മി.ലി.',
  l: 'ലിറ്റർ',
  piece: 'എണ്ണം',
};

export const pack: Translated<typeof english.pack> = {
  content: (text, _amount, which) => `${text} ${units[which]}`,
  perUnit: (price, which) => `${price}/${units[which]}`,
  mrp: 'പരമാവധി ചില്ലറ വില',
};
