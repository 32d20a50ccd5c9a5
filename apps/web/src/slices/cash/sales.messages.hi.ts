import type { Translated } from '../../platform/words.ts';
import type * as english from './sales.messages.ts';

export const sales: Translated<typeof english.sales> = {
  periods: {
    today: 'आज',
    yesterday: 'बीता कल',
    week: 'इस हफ़्ते',
    month: 'इस महीने',
    own: 'दिन चुनें',
  },
  today: (sold) => `आज ${sold}`,
  sold: (amount, orders) => `${amount} · ${orders} ऑर्डर`,
  from: 'पहला दिन',
  to: 'आख़िरी दिन',
  bothDays: 'पहला और आख़िरी दिन चुनें',
  orderFault: 'ऐसा दिन चुनें जो पहले दिन से पहले का न हो',
  mostFault: (days) => `ज़्यादा से ज़्यादा ${days} दिन चुनें`,
  nothing: 'इन दिनों में कुछ नहीं बिका',
  nothingLine: 'पूरे हुए ऑर्डर यहाँ दिखेंगे।',
  paid: 'भुगतान, डिलीवरी के साथ',
  open: 'अभी बाक़ी',
  refused: (amount) => `दरवाज़े पर लौटाया: ${amount}`,
  days: 'दिन के हिसाब से',
  goods: 'सबसे ज़्यादा बिके',
  quantity: (count) => `${count} बिके`,
};
