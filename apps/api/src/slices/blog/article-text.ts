// Sanitises an article's HTML and derives facts from its text.
import { articleAttributes, articleTags, readMinutesOf } from '@haat/contract/article-html';
import sanitizeHtml from 'sanitize-html';
import { foldText } from '../../platform/fold-text.ts';

const blocks = 'p|h[2-4]|ul|ol|li|blockquote|br|hr|figure|figcaption|table|thead|tbody|tr|th|td|pre';
const blockTag = new RegExp(`<(/?(?:${blocks})\\b)`, 'g');

const allowed: sanitizeHtml.IOptions = {
  allowedTags: articleTags,
  allowedAttributes: articleAttributes,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    // The page's h1 is the article's title.
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '' } }),
  },
  // Only our own pictures: other servers must not learn who reads, nor change a picture later.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src?.startsWith('/media/'),
};

const safeHtml = (html: string): string => sanitizeHtml(html, allowed).trim();

/** Plain text of sanitised HTML. */
function plainText(html: string): string {
  const bare = sanitizeHtml(html.replace(blockTag, ' <$1'), { allowedTags: [], allowedAttributes: {} });
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return bare
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => letters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What is stored of an article's text. The category's name is the last line of the search text. */
export function articleTextOf({
  title,
  html,
  categoryName,
}: Record<'title' | 'html' | 'categoryName', string>) {
  const body = safeHtml(html);
  const text = plainText(body);
  const searchText = [title, text, categoryName].map(foldText).join('\n');
  return { body, searchText, readMinutes: readMinutesOf(text) };
}
