// Texts for people, in each language. Slices have theirs in *.messages.ts.
import { type Language, languages } from '@haat/contract/languages';

export type LocalizedText = Readonly<Record<Language, string>>;

/** A text that only operators read. The desk is in English. */
export const deskOnly = (text: string): LocalizedText => everywhere(text);

/** The same in all languages, such as a list of methods. */
export const everywhere = (text: string): LocalizedText => ({ en: text, hi: text, ml: text });

/** One text from the same parts in each language. */
export const inEach = (write: (language: Language) => string): LocalizedText => ({
  en: write('en'),
  hi: write('hi'),
  ml: write('ml'),
});

export const defaultLanguage: Language = 'en';

const isLanguage = (name: string): name is Language => languages.some((language) => language === name);

/** More than people ever set. The header may name far more. */
const namesAtMost = 20;

/** The language that an `Accept-Language` header prefers. Undefined when it names none of ours. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  let best: { readonly language: Language; readonly weight: number } | undefined;
  for (const part of (header ?? '').split(',', namesAtMost)) {
    const [, name = '', quality] = /^\s*([a-z]{2})(?:-[\w-]*)?\s*(?:;\s*q=([\d.]+))?\s*$/i.exec(part) ?? [];
    const language = name.toLowerCase();
    const weight = quality === undefined ? 1 : Number(quality);
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}
