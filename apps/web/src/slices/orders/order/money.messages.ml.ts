import type { Translated } from '../../../platform/words.ts';
import type * as english from './money.messages.ts';

export const money: Translated<typeof english.money> = {
  payBy: 'എങ്ങനെ പണമടയ്ക്കും?',
  paysBy: 'പണമടയ്ക്കുന്നത്',
  methods: { cash: 'പണമായി', upi: 'യുപിഐ (UPI)', credit: 'കടമായി' },
  reasons: {
    damaged: 'കേടുപറ്റിയത്',
    wrong_item: 'മാറിപ്പോയത്',
    spoilt: 'ചീത്തയായത്',
    missing: 'കിട്ടിയില്ല',
    too_expensive: 'വില കൂടുതൽ',
    not_needed: 'ആവശ്യമില്ല',
  },
  reasonFor: (name) => `കാരണം: ${name}`,
  noReason: 'കാരണമില്ല',
  refusedFor: (item, reason) => `${item} · ${reason}`,
  refunds: 'തിരികെ കിട്ടുന്ന പണം',
  refundFrom: { shop: 'കടയിൽ നിന്ന്', operator: 'ഓപ്പറേറ്ററിൽ നിന്ന്' },
  refundStates: { owed: 'ഇതുവരെ തിരികെ കൊടുത്തില്ല', paid: 'തിരികെ കൊടുത്തു' },
  payments: 'അടച്ച തുകകൾ',
  states: { claimed: 'കടയുടെ മറുപടിക്കായി കാത്തിരിക്കുന്നു', confirmed: 'കിട്ടി', denied: 'കിട്ടിയില്ല' },
  reference: (reference) => `റഫറൻസ് ${reference}`,
  given: (received, change) => `തന്നത് ${received}, ബാക്കി ${change}`,
  rounding: 'രൂപ ഒപ്പിച്ചത്',
  due: 'ഇനി അടയ്ക്കാൻ',
  paidTooMuch: 'കൂടുതൽ അടച്ചത്',
  receipt: 'രസീത്',
  shareReceipt: 'രസീത് പങ്കിടുക',
  copied: 'രസീത് പകർത്തി',
  notCopied: 'രസീത് പകർത്താനായില്ല. സ്ക്രീൻഷോട്ട് എടുക്കുക.',
};
