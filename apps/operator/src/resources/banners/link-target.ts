// Finds the page that a banner's link leads to.
import { pageRoots } from '@haat/contract/slices';

export type LinkTarget =
  | { readonly kind: 'site'; readonly host: string }
  | { readonly kind: 'articles' | 'seen-shops'; readonly id: number }
  | { readonly kind: 'page' }
  | { readonly kind: 'none'; readonly fault: string };

const none = (fault: string): LinkTarget => ({ kind: 'none', fault });

export function linkTargetOf(link: string): LinkTarget {
  const text = link.trim();
  if (/^https?:\/\//i.test(text)) {
    const url = URL.parse(text);
    return url && !/[\s\\]/.test(text)
      ? { kind: 'site', host: url.host }
      : none('This address is not complete.');
  }
  if (!/^\/(?![/\\])[^\s\\]*$/.test(text)) {
    return none('Enter a page of the app, such as /shops/7, or an address that begins with https://.');
  }
  const [, first = '', second = ''] = text.split(/[?#]/)[0]?.split('/') ?? [];
  if (first === '') return { kind: 'page' };
  if (!pageRoots.includes(first))
    return none(`The app has no page ${text}. Pages begin with /shops or /blogs, for example.`);
  const id = /^\d+$/.test(second) ? Number(second) : undefined;
  if (id === undefined) return { kind: 'page' };
  if (first === 'blogs') return { kind: 'articles', id };
  return first === 'shops' ? { kind: 'seen-shops', id } : { kind: 'page' };
}
