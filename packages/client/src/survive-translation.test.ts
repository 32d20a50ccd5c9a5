import { expect, it } from 'vitest';
import { surviveTranslation } from './survive-translation.ts';

const html = (source: string): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = source;
  return page;
};

it('changes around a translated text do not throw, and what comes is on the page [APP-46]', () => {
  surviveTranslation();
  const page = html('Pay <b>now</b>');
  const [text, word] = [...page.childNodes];
  const translated = document.createElement('font');
  translated.append('செலுத்து');
  text?.replaceWith(translated);
  page.insertBefore(document.createElement('i'), text ?? null);
  expect(page.innerHTML).toBe('<font>செலுத்து</font><b>now</b><i></i>');
  if (text) page.removeChild(text);
  expect(page.contains(word ?? null)).toBe(true);
});

it('a text inside of its translation is removed with it, and marks the place of what comes before it [APP-46]', () => {
  surviveTranslation();
  const page = html('Pay <b>now</b>');
  const [text] = [...page.childNodes];
  const translated = document.createElement('font');
  text?.replaceWith(translated);
  translated.append(text ?? '');
  page.insertBefore(document.createElement('i'), text ?? null);
  expect(page.innerHTML).toBe('<i></i><font>Pay </font><b>now</b>');
  if (text) page.removeChild(text);
  expect(page.innerHTML).toBe('<i></i><b>now</b>');
});
