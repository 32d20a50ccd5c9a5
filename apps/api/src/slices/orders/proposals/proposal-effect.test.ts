import {
  isWished,
  itemsAfter,
  type ProposedChange,
  type StoredLine,
  totalsOf,
  withChargedPrices,
} from '@haat/contract/proposal-effect';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const item = (id: number, pricePaise: number, ordered: number): StoredLine => ({
  id,
  productId: id,
  name: `Product ${id}`,
  pricePaise,
  ordered,
});

interface Edit {
  readonly quantity?: number;
  readonly pricePaise?: number;
  readonly substitute?: {
    readonly productId: number;
    readonly pricePaise: number;
    readonly quantity: number;
  };
}

const change = ({ id, name, ordered, pricePaise }: StoredLine, edit: Edit): ProposedChange => ({
  itemId: id,
  name,
  oldQuantity: ordered,
  newQuantity: edit.quantity ?? ordered,
  oldPricePaise: pricePaise,
  newPricePaise: edit.pricePaise ?? pricePaise,
  substitute: edit.substitute ? { ...edit.substitute, name: 'Substitute' } : null,
});

const television = item(1, 90_000, 1);
const soap = item(2, 10_000, 1);
const both = [television, soap];

it('charges a substitute that the order has at the price of its line, and judges it by that [PROPOSE-28]', () => {
  const changes = [
    change(television, { quantity: 0, substitute: { productId: 2, pricePaise: 100, quantity: 880 } }),
  ];
  expect(withChargedPrices(both, changes)[0]?.substitute?.pricePaise).toBe(10_000);
  expect(isWished('replace', both, changes)).toBe(false);
  const nine = [
    change(television, { quantity: 0, substitute: { productId: 2, pricePaise: 100, quantity: 9 } }),
  ];
  expect(isWished('replace', both, nine)).toBe(true);
});

it('does not agree for the customer when an item that was taken away comes back dearer [PROPOSE-16]', () => {
  const changes = [
    change(television, { quantity: 0, substitute: { productId: 2, pricePaise: 20_000, quantity: 1 } }),
    change(soap, { quantity: 0 }),
  ];
  expect(isWished('replace', both, changes)).toBe(false);
});

const rupees = fc.integer({ min: 1, max: 500 }).map((price) => price * 100);
const quantity = fc.integer({ min: 0, max: 20 });
const edit = fc.record(
  {
    quantity,
    pricePaise: rupees,
    substitute: fc.record({
      productId: fc.integer({ min: 1, max: 5 }),
      pricePaise: rupees,
      quantity: fc.integer({ min: 1, max: 20 }),
    }),
  },
  { requiredKeys: [] },
);
const orders = fc.tuple(
  fc.array(fc.tuple(rupees, fc.integer({ min: 1, max: 20 })), { minLength: 1, maxLength: 4 }),
  fc.array(edit, { maxLength: 4 }),
);
const sumOf = (lines: Parameters<typeof totalsOf>[0]): number => totalsOf(lines).pricePaise;

it('never agrees to a higher sum at once, and shows the prices that it charges [PROPOSE-28]', () => {
  let agreed = 0;
  fc.assert(
    fc.property(orders, ([lines, edits]) => {
      const items = lines.map(([pricePaise, ordered], at) => item(at + 1, pricePaise, ordered));
      const changes = edits.flatMap((one, at) => {
        const of = items[at];
        if (!of) return [];
        const isItself = one.substitute?.productId === of.productId;
        const { substitute, ...rest } = one;
        return [
          change(of, {
            ...rest,
            quantity: Math.min(one.quantity ?? of.ordered, of.ordered),
            ...(substitute && !isItself && { substitute }),
          }),
        ];
      });
      const charged = withChargedPrices(items, changes);
      expect(itemsAfter('agree', items, charged)).toEqual(itemsAfter('agree', items, changes));
      for (const wish of ['leave_out', 'replace'] as const) {
        if (!isWished(wish, items, charged)) continue;
        agreed += 1;
        expect(sumOf(itemsAfter('agree', items, charged))).toBeLessThanOrEqual(sumOf(items));
      }
    }),
    { numRuns: 2_000 },
  );
  expect(agreed).toBeGreaterThan(50);
});
