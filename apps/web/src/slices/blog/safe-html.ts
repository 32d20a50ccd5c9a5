// The second sanitizer for an article's HTML, in case the server's own sanitizer ever fails.
import DOMPurify from 'dompurify';

const purify = DOMPurify(window);

// Keep in step with `article-text.ts` in the server's blog slice.
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr', 'pre', 'code'],
    ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'rel', 'src', 'alt', 'width', 'height', 'scope'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // DOMPurify checks all other values as URLs.
  ADD_URI_SAFE_ATTR: ['rel', 'alt', 'width', 'height', 'scope'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

// Only our own pictures, so that no other server sees who reads an article.
purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !node.getAttribute('src')?.startsWith('/media/')) node.remove();
});

export const safeHtml = (html: string): string => purify.sanitize(html, allowed);
