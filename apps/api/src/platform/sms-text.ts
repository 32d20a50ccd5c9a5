// What an SMS says. Phones find the code in a code's SMS and know whose it is.
import type { Language } from '@haat/contract/languages';
import { defaultLanguage, type LocalizedText } from './localized-text.ts';

export interface CodeSms {
  readonly number: string;
  readonly code: string;
  /** Of the person who asks. English without one. */
  readonly language?: Language;
  /** The number has just got a code that nobody has used: its SMS may not have arrived. */
  readonly isRepeat?: boolean;
}

export interface TextSms {
  readonly number: string;
  readonly text: string;
}

export interface SmsText {
  /** The host of the web app. Browsers offer a code only to the host in the last line: `@haat.example #123456`. */
  readonly host?: string;
  /** Eleven characters of the Android app's signing key. Android gives the SMS only to the app with this hash. */
  readonly androidHash?: string;
}

/** One SMS holds this many letters if one of them is neither Latin nor Greek. With more, it costs two. */
const wideLettersAtMost = 70;

/** Android reads at most 140 bytes of an SMS, so the text is short and plain. */
export function smsText(code: string, parts: SmsText, language: Language = defaultLanguage): string {
  const sentence = sentenceWith(code);
  const text = withLines(sentence[language], code, parts);
  const isOneSms = language === 'en' || text.length <= wideLettersAtMost;
  return isOneSms ? text : withLines(sentence.en, code, parts);
}

const sentenceWith = (code: string): LocalizedText => ({
  en: `Your code is ${code}. It works for 5 minutes.`,
  hi: `OTP: ${code}। 5 मिनट तक चलेगा।`,
  ml: `OTP: ${code}. 5 മിനിറ്റ് വരെ.`,
});

function withLines(sentence: string, code: string, { host, androidHash }: SmsText): string {
  const lines = [sentence];
  if (androidHash) lines.push(androidHash);
  // This must be the last line.
  if (host) lines.push(`@${host} #${code}`);
  return lines.length === 1 ? sentence : [sentence, '', ...lines.slice(1)].join('\n');
}
