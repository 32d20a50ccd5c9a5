// Sanitises an article's HTML and derives facts from its text.
import { articleAttributes, articleTags, readMinutesOf } from '@haat/contract/article-html';
import { coverKeysIn, coverPattern } from '@haat/contract/covers';
import { limits, serverLimits } from '@haat/contract/limits';
import sanitizeHtml from 'sanitize-html';
import { invalidInput } from '../../platform/app-error.ts';
import { foldText } from '../../platform/fold-text.ts';
import { deskOnly } from '../../platform/localized-text.ts';

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

/** Plain text of sanitised HTML, in which `<` and `>` stand only around tags. */
function plainText(html: string): string {
  const bare = html.replace(blockTag, ' <$1').replace(/<[^>]*>/g, '');
  const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
  return bare
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => letters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Tags cost the most to clean, so they are counted first. */
function refuseTags(html: string): void {
  if (html.split('<', serverLimits.articleTags + 2).length <= serverLimits.articleTags + 1) return;
  const sentence = `The text has more than ${serverLimits.articleTags} tags. Remove formatting, or shorten it.`;
  throw invalidInput({ body: [deskOnly(sentence)] });
}

/** Sanitising can make a text longer. It must still fit when it is sent back. */
function refuseLength(body: string): void {
  if (body.length <= limits.articleBody) return;
  const sentence = `With its tags the text is longer than ${limits.articleBody} characters. Shorten it.`;
  throw invalidInput({ body: [deskOnly(sentence)] });
}

interface WrittenArticle {
  readonly title: string;
  readonly html: string;
  /** False for a stored text, which may be from before a limit. */
  readonly isNewText: boolean;
  readonly categoryName: string;
  /** The stored pictures of the text, by key. All others are removed. */
  readonly pictures: ReadonlyMap<string, number>;
}

/**
 * What is stored of an article's text. The category's name is the last line of the search text. Throws `input.invalid` for
 * a new text with too many tags or letters.
 */
export function articleTextOf({ title, html, isNewText, categoryName, pictures }: WrittenArticle) {
  if (isNewText) refuseTags(html);
  const body = safeHtml(html, pictures);
  if (isNewText) refuseLength(body);
  const imageIds = coverKeysIn(body).flatMap((key) => pictures.get(key) ?? []);
  const text = plainText(body);
  const searchText = [title, text, categoryName].map(foldText).join('\n');
  return { text: { body, searchText, readMinutes: readMinutesOf(text) }, imageIds };
}
