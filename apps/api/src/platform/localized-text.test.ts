import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acceptedLanguage } from './localized-text.ts';

describe('the language of an Accept-Language header', () => {
  it.each<[header: string | undefined, language: string | undefined]>([
    [undefined, undefined],
    ['', undefined],
    ['*', undefined],
    ['fr-FR,de;q=0.5', undefined],
    ['ml', 'ml'],
    ['ML-in', 'ml'],
    ['hi-Deva-IN , en;q=0.9', 'hi'],
    ['ta, ml;q=0.8, en;q=0.9', 'en'],
    ['en;q=0.5, ml; q=0.7', 'ml'],
    ['hi;q=0', undefined],
    ['mlx, hindi', undefined],
    [`${'xx,'.repeat(5000)}ml`, undefined],
  ])('of %j is %j [SAYS-4]', (header, language) => expect(acceptedLanguage(header)).toBe(language));
});

/** The texts of each message, as the source has them. The parts of a text in English, Hindi and Malayalam follow one another. */
const source = join(import.meta.dirname, '..');
const messages = globSync('**/*.messages.ts', { cwd: source }).flatMap((file) => {
  const text = readFileSync(join(source, file), 'utf8');
  const one = (language: string) =>
    `\\b${language}:\\s*(['\`])(.*?)\\${language === 'en' ? 1 : language === 'hi' ? 3 : 5},?\\s`;
  const triples = text.matchAll(new RegExp(`${one('en')}\\s*${one('hi')}\\s*${one('ml')}`, 'gs'));
  return [...triples].map(([, , en = '', , hi = '', , ml = '']) => ({ file, en, hi, ml }));
});

describe('the messages', () => {
  const withoutParts = (text: string) => text.replaceAll(/\$\{[^}]*\}/g, '');
  const partsOf = (text: string) =>
    [...text.matchAll(/\$\{[^}]*\}/g)].map(([part]) => part.replace(/\.(en|hi|ml)\b/g, '')).sort();
  const isWritten = (text: string) => /\p{L}/u.test(withoutParts(text));

  it('are found', () => expect(messages.length).toBeGreaterThan(130));

  it('are translated [SAYS-3]', () => {
    const written = messages.filter(({ en }) => isWritten(en));
    expect(written.filter(({ hi }) => !/\p{Script=Devanagari}/u.test(withoutParts(hi)))).toEqual([]);
    expect(written.filter(({ ml }) => !/\p{Script=Malayalam}/u.test(withoutParts(ml)))).toEqual([]);
  });

  it('name the same things in each language [SAYS-3]', () => {
    const differing = messages.filter(({ en, hi, ml }) =>
      [hi, ml].some((text) => partsOf(text).join() !== partsOf(en).join()),
    );
    expect(differing).toEqual([]);
  });

  it('end as the English one does [SAYS-3]', () => {
    const ends = (text: string) => /[.।]$/.test(text);
    expect(messages.filter(({ en, hi, ml }) => [hi, ml].some((text) => ends(text) !== ends(en)))).toEqual([]);
  });
});
