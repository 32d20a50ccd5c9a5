import { linePaiseOf, mostWeighed, type PricedLine } from '@haat/contract/line-paise';
import { describe, expect, it } from 'vitest';

const gram = (netQuantity: number) => ({ netQuantity, unit: 'g' }) as const;
const kilo = (netQuantity: number) => ({ netQuantity, unit: 'kg' }) as const;
const litre = (netQuantity: number) => ({ netQuantity, unit: 'l' }) as const;

describe('what a line costs [LOOSE-4]', () => {
  it.each<[what: string, line: PricedLine, paise: number]>([
    ['3 pieces of ₹9.50', { pricePaise: 950, ordered: 3 }, 2850],
    ['2 of 3 pieces', { pricePaise: 950, ordered: 3, kept: 2 }, 1900],
    ['3 steps that nobody weighed', { pricePaise: 950, ordered: 3, ...gram(250) }, 2850],
    ['750 g of 250 g for ₹9.50', { pricePaise: 950, ordered: 3, weighed: 750, ...gram(250) }, 2850],
    ['763 g of 250 g for ₹9.50: 2899.4', { pricePaise: 950, ordered: 3, weighed: 763, ...gram(250) }, 2899],
    ['less than was ordered: 2694.2', { pricePaise: 950, ordered: 3, weighed: 709, ...gram(250) }, 2694],
    ['half a paisa up: 2.5', { pricePaise: 5, ordered: 1, weighed: 125, ...gram(250) }, 3],
    ['just below half a paisa: 2.49', { pricePaise: 249, ordered: 1, weighed: 1, ...gram(100) }, 2],
    ['half a paisa up: 9.5', { pricePaise: 950, ordered: 1, weighed: 1, ...gram(100) }, 10],
    ['1 g of 1 kg for ₹1,000', { pricePaise: 100_000, ordered: 1, weighed: 1, ...kilo(1) }, 100],
    ['a step in kg: 0.25', { pricePaise: 950, ordered: 3, weighed: 763, ...kilo(0.25) }, 2899],
    ['a step in l: 0.5', { pricePaise: 2650, ordered: 2, weighed: 1010, ...litre(0.5) }, 5353],
    ['nothing left of half a paisa', { pricePaise: 1, ordered: 1, weighed: 1, ...kilo(1) }, 0],
    [
      'the largest line: exact beyond 2^53',
      { pricePaise: 100_000_000, ordered: 999, weighed: 999_000_000_001, ...kilo(1000) },
      99_900_000_000_100,
    ],
  ])('%s', (_, line, paise) => expect(linePaiseOf(line)).toBe(paise));

  it.each<[what: string, line: PricedLine & { kept: number }, paise: number]>([
    ['all of it', { pricePaise: 950, ordered: 3, kept: 3, weighed: 763, ...gram(250) }, 2899],
    ['nothing', { pricePaise: 950, ordered: 3, kept: 0, weighed: 763, ...gram(250) }, 0],
    ['2 of 3 steps: 1932.67', { pricePaise: 950, ordered: 3, kept: 2, weighed: 763, ...gram(250) }, 1933],
    ['1 of 3 steps: 966.33', { pricePaise: 950, ordered: 3, kept: 1, weighed: 763, ...gram(250) }, 966],
    [
      '1 of 2 steps, half a paisa up: 2.5',
      { pricePaise: 5, ordered: 2, kept: 1, weighed: 250, ...gram(250) },
      3,
    ],
    // By the rounded amount, 3 paise: not by the weight, which would give 1.25 and so 1.
    ['rounded twice', { pricePaise: 5, ordered: 2, kept: 1, weighed: 125, ...gram(250) }, 2],
  ])('of a weighed line the customer keeps %s', (_, line, paise) => expect(linePaiseOf(line)).toBe(paise));
});

it.each([
  ['825 g for 750 g at 10 %', { ordered: 3, ...gram(250) }, 10, 825],
  ['750 g at 0 %', { ordered: 3, ...gram(250) }, 0, 750],
  ['1,250 ml for 1 l at 25 %', { ordered: 2, ...litre(0.5) }, 25, 1250],
  ['whole g: 16.5', { ordered: 1, ...gram(15) }, 10, 16],
  ['nothing without a step', { ordered: 1 }, 10, 0],
])('may weigh at most %s [LOOSE-7]', (_, line, margin, most) => expect(mostWeighed(line, margin)).toBe(most));
