import { translated } from '../../../platform/words.ts';

/** How an order is paid, and what was refused at the door. Customer, retailer and deliverer share these texts. */
export const money = translated('money', {
  payBy: 'How will you pay?',
  paysBy: 'Pays by',
  methods: { cash: 'Cash', upi: 'UPI', credit: 'On credit' },
  reasons: {
    damaged: 'Damaged',
    wrong_item: 'Wrong item',
    spoilt: 'Spoilt',
    missing: 'Missing',
    too_expensive: 'Too expensive',
    not_needed: 'Not needed',
  },
  reasonFor: (name: string) => `Reason for ${name}`,
  noReason: 'No reason',
  refusedFor: (item: string, reason: string) => `${item} · ${reason}`,
  refunds: 'Money back',
  refundFrom: { shop: 'From the shop', operator: 'From the operator' },
  refundStates: { owed: 'Not paid back yet', paid: 'Paid back' },
  payments: 'Payments',
  states: { claimed: 'Waiting for the shop', confirmed: 'Received', denied: 'Not received' },
  reference: (reference: string) => `Reference ${reference}`,
  given: (received: string, change: string) => `Given ${received}, change ${change}`,
  rounding: 'Rounding',
  due: 'Still to pay',
  paidTooMuch: 'Paid too much',
  receipt: 'Receipt',
  shareReceipt: 'Share receipt',
  copied: 'Receipt copied',
  notCopied: 'The receipt could not be copied. Take a screenshot instead.',
});
