import { afterEach, expect, test } from 'vitest';
import { showPack, translated } from './words.ts';

afterEach(() => showPack(null));

const tea = translated('tea', {
  name: 'Tea',
  cups: (count: number) => `${count} cups`,
  kinds: { black: 'Black', green: 'Green' },
});
const pack = {
  tea: { name: 'चाय', cups: (count: number) => `${count} प्याली`, kinds: { black: 'काली', green: 'हरी' } },
  milk: { name: 'दूध' },
};
const { kinds } = tea;

test('texts, functions and groups change with the pack, and back [WORDS-2]', () => {
  showPack(pack);
  expect([tea.name, tea.cups(2), kinds.green]).toEqual(['चाय', '2 प्याली', 'हरी']);
  showPack(null);
  expect([tea.name, tea.cups(2), kinds.green]).toEqual(['Tea', '2 cups', 'Green']);
});

test('a page that loads later shows its texts in the chosen language [WORDS-2]', () => {
  showPack(pack);
  expect(translated('milk', { name: 'Milk' }).name).toBe('दूध');
});
