// Sanitises an article's HTML and derives facts from its text.
import { articleAttributes, articleTags, readMinutesOf } from '@haat/contract/article-html';
import { coverKeysIn, coverPattern } from '@haat/contract/covers';
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
};

const storedPath = new RegExp(coverPattern);

function safeHtml(html: string, pictures: ReadonlyMap<string, number>): string {
  const isStored = (src = ''): boolean =>
    storedPath.test(src) && coverKeysIn(src).every((key) => pictures.has(key));
  // Only our own pictures: other servers must not learn who reads, nor change a picture later.
  return sanitizeHtml(html, {
    ...allowed,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isStored(attribs.src),
  }).trim();
}

/** Plain text of sanitised HTML. */
function plainText(html: string): string {
  const bare = sanitizeHtml(html.replace(blockTag, ' <$1'), { allowedTags: [], allowedAttributes: {} });
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return bare
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => letters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface WrittenArticle {
  readonly title: string;
  readonly html: string;
  readonly categoryName: string;
  /** The stored pictures of the text, by key. All others are removed. */
  readonly pictures: ReadonlyMap<string, number>;
}

/** What is stored of an article's text. The category's name is the last line of the search text. */
export function articleTextOf({ title, html, categoryName, pictures }: WrittenArticle) {
  const body = safeHtml(html, pictures);
  const imageIds = coverKeysIn(body).flatMap((key) => pictures.get(key) ?? []);
  const text = plainText(body);
  const searchText = [title, text, categoryName].map(foldText).join('\n');
  return { text: { body, searchText, readMinutes: readMinutesOf(text) }, imageIds };
}
