import type { Translated } from '../../../platform/words.ts';
import type * as english from './work.messages.ts';

export const work: Translated<typeof english.work> = {
  onDuty: 'काम पर हूँ',
  onDutyMeans: 'इसे बंद करने पर नई डिलीवरी की सूचना नहीं आएगी। वे यहाँ फिर भी दिखेंगी।',
  pieces: (count) => `${count} चीज़ें`,
  toShop: (way) => `दुकान तक ${way}`,
  deliveryCost: (amount) => `डिलीवरी ${amount}`,
  payBy: { cash: 'नकद देंगे', upi: 'UPI से देंगे', credit: 'उधार' },
};
