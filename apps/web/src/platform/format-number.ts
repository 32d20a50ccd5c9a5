// Numbers in the language of the screen, with Indian groups: 10,00,000.
import { getLocale } from './language.ts';

/** Making a format takes much longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}): string {
  const locale = getLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format.format(value);
}
