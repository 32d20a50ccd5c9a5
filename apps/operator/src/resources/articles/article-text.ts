/** The plain text of an article's HTML. */
export const textOfArticle = (html: string): string =>
  new DOMParser().parseFromString(html.replace(/<\/(?:p|h[2-4]|li)>|<br\s*\/?>/g, '$& '), 'text/html').body
    .textContent ?? '';
