import type { Translated } from '../../platform/words.ts';
import type * as english from './statement.messages.ts';

export const statement: Translated<typeof english.statement> = {
  owed: (amount) => `आपको ऑपरेटर को ${amount} देने हैं`,
  nothingOwed: 'आपको ऑपरेटर को कुछ नहीं देना है',
  ahead: (amount) => `आपने ${amount} पहले से दिए हैं`,
  of: (month) => `${month} का हिसाब`,
  sums: 'महीने का हिसाब',
  sold: (orders) => `${orders} ऑर्डर का सामान`,
  before: 'पहले से बाक़ी',
  commission: 'कमीशन',
  paid: 'दिया',
  after: 'महीने के अंत में बाक़ी',
  lines: 'हिसाब की पंक्तियाँ',
  order: (number) => `ऑर्डर #${number}`,
  share: (percent, amount) => `${amount} का ${percent}%`,
  payment: 'ऑपरेटर को दिया',
  nothing: 'इस महीने कुछ नहीं लिखा गया',
  print: 'छापें',
};
