import type { PackUnit } from '@haat/contract/pack';
import type { Translated } from '../../platform/words.ts';
import type * as english from './pack-price.messages.ts';

const units: Readonly<Record<PackUnit, string>> = {
  g: 'ग्राम',
  kg: 'किलो',
  ml: 'मि.ली.',
  l: 'लीटर',
  piece: 'पीस',
};

export const pack: Translated<typeof english.pack> = {
  content: (text, _amount, which) => `${text} ${units[which]}`,
  perUnit: (price, which) => `${price}/${units[which]}`,
  mrp: 'अधिकतम खुदरा मूल्य',
};
