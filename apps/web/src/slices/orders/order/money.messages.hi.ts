import type { Translated } from '../../../platform/words.ts';
import type * as english from './money.messages.ts';

export const money: Translated<typeof english.money> = {
  payBy: 'आप भुगतान कैसे करेंगे?',
  paysBy: 'भुगतान का तरीक़ा',
  methods: { cash: 'नकद', upi: 'यूपीआई (UPI)', credit: 'उधार' },
  reasons: {
    damaged: 'टूटा-फूटा',
    wrong_item: 'दूसरा सामान आया',
    spoilt: 'ख़राब',
    missing: 'आया नहीं',
    too_expensive: 'बहुत महँगा',
    not_needed: 'ज़रूरत नहीं',
  },
  reasonFor: (name) => `वजह: ${name}`,
  noReason: 'कोई वजह नहीं',
  refusedFor: (item, reason) => `${item} · ${reason}`,
  refunds: 'पैसे वापस',
  refundFrom: { shop: 'दुकान से', operator: 'ऑपरेटर से' },
  refundStates: { owed: 'अभी वापस नहीं दिए', paid: 'वापस दे दिए' },
  payments: 'भुगतान की सूची',
  states: { claimed: 'दुकान के जवाब का इंतज़ार', confirmed: 'मिल गया', denied: 'नहीं मिला' },
  reference: (reference) => `रेफ़रेंस ${reference}`,
  given: (received, change) => `दिए ${received}, वापस ${change}`,
  rounding: 'पूरा रुपया करने का फ़र्क़',
  due: 'अभी बाक़ी',
  paidTooMuch: 'ज़्यादा दिए गए',
  receipt: 'रसीद',
  shareReceipt: 'रसीद भेजें',
  copied: 'रसीद कॉपी हो गई',
  notCopied: 'रसीद कॉपी नहीं हो सकी। स्क्रीनशॉट ले लें।',
};
