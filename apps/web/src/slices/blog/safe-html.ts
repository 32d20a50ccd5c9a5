// The second sanitizer for an article's HTML, in case the server's own sanitizer ever fails.
import { articleAddress, articleAttributes, articleTags } from '@haat/contract/article-html';
import { coverAt } from '@haat/contract/covers';
import DOMPurify from 'dompurify';
import { isSavingData } from '../../platform/data-saver.ts';
import { atServer } from '../../platform/server-url.ts';

const purify = DOMPurify(window);

const allowed = {
  ALLOWED_TAGS: articleTags,
  ALLOWED_ATTR: Object.values(articleAttributes).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // DOMPurify checks all other values as URLs.
  ADD_URI_SAFE_ATTR: ['rel', 'alt', 'width', 'height', 'scope'],
  ALLOWED_URI_REGEXP: articleAddress,
};

// Only our own pictures, so that no other server sees who reads an article.
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'IMG') return;
  const source = node.getAttribute('src');
  if (source?.startsWith('/media/'))
    node.setAttribute('src', atServer(isSavingData() ? coverAt(source, 'small') : source));
  else node.remove();
});

export const safeHtml = (html: string): string => purify.sanitize(html, allowed);
