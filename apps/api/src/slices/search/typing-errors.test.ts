import { describe, expect, it } from 'vitest';
import { correctionsOf, typingErrors } from './typing-errors.ts';

const words = (list: string) => list.split(' ');
const market = words(
  'banana tomato potato rice milk eggs onion sugar coconut chicken chocolate coriander turmeric carrot carpet bread',
);
const meantBy = (typed: string, known = market) => correctionsOf(typed, known);

describe('typingErrors', () => {
  it.each([
    ['banana', 'banana', 0],
    ['bananna', 'banana', 1],
    ['banaa', 'banana', 1],
    ['bamana', 'banana', 1],
    ['onoin', 'onion', 1],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['termaric', 'turmeric', 2],
  ])('%s, meant %s: %i [SEARCH-4]', (typed, meant, errors) => {
    expect(typingErrors(typed, meant).whole).toBe(errors);
  });

  it('also measures against a beginning', () => {
    expect(typingErrors('choclat', 'chocolate').beginning).toBe(1);
  });
});

describe('correctionsOf', () => {
  it.each([
    ['bananna', 'banana'],
    ['tomatoe', 'tomato'],
    ['tomatoes', 'tomato'],
    ['tomatto', 'tomato'],
    ['cocunut', 'coconut'],
    ['coccunut', 'coconut'],
    ['choclat', 'chocolate'],
    ['onoin', 'onion'],
    ['mlik', 'milk'],
    ['egs', 'eggs'],
    ['suger', 'sugar'],
    ['chiken', 'chicken'],
    ['bannan', 'banana'],
    ['termaric', 'turmeric'],
  ])('%s → %s [SEARCH-4]', (typed, meant) => {
    expect(meantBy(typed)).toEqual([meant]);
  });

  it("doesn't correct known words, nonsense, numbers and short words [SEARCH-4]", () => {
    for (const typed of words('rice milk tom ric tomato potato carrot xqzzy zzzzzz 500 eg ek qwertyuiop')) {
      expect(meantBy(typed)).toEqual([]);
    }
  });

  it('returns only the nearest [SEARCH-4]', () => {
    expect(meantBy('banans', words('banana bananas bandana'))).toEqual(['banana', 'bananas']);
  });

  it('also corrects a long known word, but never a short one', () => {
    expect(meantBy('zorbal', words('zorbal zorbel'))).toEqual(['zorbel']);
    expect(meantBy('rice', words('rice rise ripe'))).toEqual([]);
  });
});
