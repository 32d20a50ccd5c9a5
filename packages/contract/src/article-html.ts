// What the text of an article may contain. The server removes everything else, and the apps sanitise it with the same
// lists.

export const articleTags = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'br', 'hr', 'pre', 'code'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

export const articleAttributes = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope'],
};

/** The addresses that links may have. Pictures are our own: their paths begin with `/media/`. */
export const articleAddress = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

const wordsPerMinute = 200;

/** Whole minutes, at least one. */
export function readMinutesOf(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.round(words / wordsPerMinute));
}
