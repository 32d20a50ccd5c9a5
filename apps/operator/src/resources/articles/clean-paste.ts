// Cleans pasted text from Word, WhatsApp and web pages before the editor reads it.

/** The clipboard's HTML without Word's own elements, with its lists as lists. Pictures from elsewhere are left out. */
export function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const node of page.querySelectorAll('style, script, title, meta, link, xml')) node.remove();
  for (const node of [...page.body.querySelectorAll('*')]) {
    if (node.nodeName.includes(':')) node.replaceWith(...node.childNodes);
  }
  for (const image of page.querySelectorAll('img')) {
    if (!image.getAttribute('src')?.startsWith('/media/')) image.remove();
  }
  for (const heading of page.querySelectorAll('h1')) rename(heading, 'h2');
  for (const heading of page.querySelectorAll('h5, h6')) rename(heading, 'h4');
  gatherWordLists(page);
  return page.body.innerHTML;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Word writes a list as paragraphs that begin with a sign. */
function gatherWordLists(page: Document): void {
  let list: Element | undefined;
  for (const paragraph of page.querySelectorAll('p[class^="MsoList"], p[style*="mso-list"]')) {
    const text = paragraph.textContent ?? '';
    const sign = /^\s*([·•o\u00a7▪–-]|\d+[.)]|[a-z][.)])\s+/.exec(text);
    if (!sign) continue;
    const name = /\w[.)]/.test(sign[1] ?? '') ? 'ol' : 'ul';
    const before = paragraph.previousElementSibling;
    if (!list || before !== list || list.localName !== name) {
      list = page.createElement(name);
      paragraph.before(list);
    }
    cutStart(paragraph, sign[0].length);
    const item = page.createElement('li');
    item.append(...paragraph.childNodes);
    paragraph.remove();
    list.append(item);
  }
}

/** Removes the first letters of an element's text. */
function cutStart(element: Element, letters: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = letters;
  while (left > 0 && texts.nextNode()) {
    const text = texts.currentNode as Text; // the walker shows only texts
    const cut = Math.min(left, text.length);
    text.deleteData(0, cut);
    left -= cut;
  }
}

const whatsAppMarks = [
  [/(^|[\s(])\*([^\s*](?:[^*\n]*[^\s*])?)\*(?=$|[\s).,!?:;])/gm, '$1<strong>$2</strong>'],
  [/(^|[\s(])_([^\s_](?:[^_\n]*[^\s_])?)_(?=$|[\s).,!?:;])/gm, '$1<em>$2</em>'],
  [/(^|[\s(])~([^\s~](?:[^~\n]*[^\s~])?)~(?=$|[\s).,!?:;])/gm, '$1<s>$2</s>'],
] as const;

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Turns plain text, such as a message of WhatsApp, into paragraphs and lists. `*bold*` and `_italic_` become bold and
 * italic.
 */
export function htmlOfText(text: string): string {
  const marked = whatsAppMarks.reduce(
    (result, [mark, html]) => result.replace(mark, html),
    escaped(text.replace(/\r\n?/g, '\n').replace(/[\u200e\u200f\u202a-\u202e]/g, '')),
  );
  return marked
    .split(/\n\s*\n/)
    .map((block) => blockHtml(block.split('\n').filter((line) => line.trim() !== '')))
    .join('');
}

const bullet = /^\s*[-•*▪]\s+/;
const numbered = /^\s*\d+[.)]\s+/;

function blockHtml(lines: readonly string[]): string {
  if (lines.length === 0) return '';
  for (const [sign, name] of [
    [bullet, 'ul'],
    [numbered, 'ol'],
  ] as const) {
    if (lines.every((line) => sign.test(line))) {
      return `<${name}>${lines.map((line) => `<li><p>${line.replace(sign, '')}</p></li>`).join('')}</${name}>`;
    }
  }
  return `<p>${lines.join('<br>')}</p>`;
}
