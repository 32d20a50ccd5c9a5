// Sanitises the preview's text like the server and the customer app do.
import { articleAddress, articleAttributes, articleTags } from '@haat/contract/article-html';
import DOMPurify from 'dompurify';

const purify = DOMPurify(window);

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !node.getAttribute('src')?.startsWith('/media/')) node.remove();
});

export const safeArticle = (html: string): string =>
  purify.sanitize(html, {
    ALLOWED_TAGS: articleTags,
    ALLOWED_ATTR: Object.values(articleAttributes).flat(),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_URI_SAFE_ATTR: ['rel', 'alt', 'width', 'height', 'scope'],
    ALLOWED_URI_REGEXP: articleAddress,
  });
