// Turns typed text into the address of a link.
import { articleAddress } from '@haat/contract/article-html';

/** `example.in` → `https://example.in`. Undefined for an invalid address. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /[\s<>"]/.test(text.replace(/^\+?[\d\s-]+$/, ''))) return undefined;
  if (/^(https?:|mailto:|tel:)/i.test(text)) return /^\w+:(\/\/)?[^/]/.test(text) ? text : undefined;
  if (articleAddress.test(text)) return text;
  if (/^\+?\d[\d\s-]{6,}$/.test(text)) return `tel:${text.replace(/[\s-]/g, '')}`;
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text) ? `https://${text}` : undefined;
}
