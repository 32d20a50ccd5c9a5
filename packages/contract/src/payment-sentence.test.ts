import { describe, expect, it } from 'vitest';
import { languages } from './languages.ts';
import { paymentSentence, readPaymentSentence, type SentencePart } from './payment-sentence.ts';

const cases: readonly (readonly SentencePart[])[] = [
  [],
  [{ method: 'cash', amount: '₹58', received: '₹100', change: '₹42' }],
  [{ method: 'cash', amount: '₹1,240.50' }],
  [
    { method: 'upi', amount: '₹200', reference: '4821' },
    { method: 'cash', amount: '₹58', received: '₹1,00,000', change: '₹99,942' },
    { method: 'upi', amount: '₹30' },
    { method: 'credit', amount: '₹20' },
  ],
];

describe('the sentence of a payment', () => {
  it.each(cases)('reads the same in each language, whoever wrote it [PAY-68]', (...parts) => {
    for (const writer of languages) {
      for (const reader of languages) {
        expect(readPaymentSentence(paymentSentence(parts, writer), reader)).toBe(
          paymentSentence(parts, reader),
        );
      }
    }
  });

  it.each(['नकद दिया', 'Cash ₹58 and a mango', 'Paid, thanks (all)', 'Cash ₹58, later', ''])(
    'stays as it is when somebody wrote %j [PAY-68]',
    (text) => {
      expect(readPaymentSentence(text, 'ml')).toBe(text);
    },
  );

  it('says what was paid [PAY-68]', () => {
    expect(readPaymentSentence('नकद ₹58 (मिले ₹100, वापस दिए ₹42)', 'ml')).toBe(
      'പണമായി ₹58 (കിട്ടിയത് ₹100, തിരികെ കൊടുത്തത് ₹42)',
    );
  });
});
