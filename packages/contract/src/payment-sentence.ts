// The sentence that tells how an order was paid, such as 'Cash ₹262, UPI ₹200 (4821)'. Whoever completes the order stores it
// in their language. As long as they haven't changed it, others read it in theirs.
import { type Language, languages } from './languages.ts';
import type { PayMethod } from './payment-machine.ts';

export interface SentencePart {
  readonly method: PayMethod;
  /** '₹262' */
  readonly amount: string;
  /** Of cash, when something went back. */
  readonly received?: string;
  readonly change?: string;
  /** Of UPI. */
  readonly reference?: string;
}

const words: Readonly<Record<Language, Readonly<Record<PayMethod | 'nothing', string>>>> = {
  en: { cash: 'Cash', upi: 'UPI', credit: 'On credit', nothing: 'Nothing to pay' },
  hi: { cash: 'नकद', upi: 'यूपीआई (UPI)', credit: 'उधार', nothing: 'कुछ देना नहीं था' },
  ml: { cash: 'പണമായി', upi: 'യുപിഐ (UPI)', credit: 'കടമായി', nothing: 'ഒന്നും അടയ്ക്കാനില്ല' },
};

const changeWords: Readonly<Record<Language, (received: string, change: string) => string>> = {
  en: (received, change) => `received ${received}, gave back ${change}`,
  hi: (received, change) => `मिले ${received}, वापस दिए ${change}`,
  ml: (received, change) => `കിട്ടിയത് ${received}, തിരികെ കൊടുത്തത് ${change}`,
};

export const paymentSentence = (parts: readonly SentencePart[], language: Language): string =>
  parts.map((part) => partWords(part, language)).join(', ') || words[language].nothing;

function partWords(
  { method, amount, received, change, reference }: SentencePart,
  language: Language,
): string {
  const what = `${words[language][method]} ${amount}`;
  if (received !== undefined && change !== undefined) {
    return `${what} (${changeWords[language](received, change)})`;
  }
  return reference === undefined ? what : `${what} (${reference})`;
}

/** In the reader's language. What somebody wrote themselves stays. */
export function readPaymentSentence(text: string, reader: Language): string {
  for (const language of languages) {
    const parts = partsIn(text, language);
    if (parts) return paymentSentence(parts, reader);
  }
  return text;
}

/** Undefined: it isn't such a sentence in this language. */
function partsIn(text: string, language: Language): SentencePart[] | undefined {
  if (text === words[language].nothing) return [];
  // Not the comma within parentheses.
  const parts = text.split(/, (?![^(]*\))/).map((part) => partIn(part, language));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function partIn(text: string, language: Language): SentencePart | undefined {
  for (const shape of shapes) {
    const found = patternOf(shape, language).exec(text)?.groups;
    if (found) return { amount: '', ...found, method: shape.method };
  }
  return undefined;
}

const shapes: readonly SentencePart[] = [
  { method: 'cash', amount: '<amount>' },
  { method: 'cash', amount: '<amount>', received: '<received>', change: '<change>' },
  { method: 'upi', amount: '<amount>' },
  { method: 'upi', amount: '<amount>', reference: '<reference>' },
  { method: 'credit', amount: '<amount>' },
];

/** From the sentence with these marks in place of its values. */
function patternOf(shape: SentencePart, language: Language): RegExp {
  const pattern = partWords(shape, language)
    .replace(/[()]/g, String.raw`\$&`)
    .replace(/<(amount|received|change)>/g, String.raw`(?<$1>₹[\d,.]+)`)
    .replace('<reference>', String.raw`(?<reference>\w{4,12})`);
  return new RegExp(`^${pattern}$`);
}
