// What the packs of the village say: MRP, net quantity and names in Hindi and Malayalam.
import { goodNames, type NamesOfBoth, namesWithUnit, netQuantityOf, starterGoods } from '@haat/starter';
import { villageNames } from './local-names.ts';
import type { DemoGood } from './types.ts';

const namesOf: Readonly<Record<string, NamesOfBoth>> = { ...goodNames, ...villageNames };

/** Goods of these types come in packs with a printed MRP. */
const printed: ReadonlySet<string> = new Set([
  'ayurveda',
  'baby',
  'firstAid',
  'household',
  'notebooks',
  'oils',
  'pens',
  'snacks',
  'soap',
  'spices',
  'tablets',
  'teaAndCoffee',
]);

interface Sold {
  readonly unit: string;
  readonly rupees: number;
}

/** A shop may sell another pack of a good. A price is never above the MRP. */
export function packOf(key: string, good: DemoGood, { unit, rupees }: Sold) {
  const names = namesOf[key];
  if (!names) throw new Error(`the village has no names of ${key}`);
  const content = starterGoods[key]?.isEmpty ? undefined : netQuantityOf(unit);
  const usual = unit === good.unit ? Math.max(good.rupees * 1.1, rupees) : rupees * 1.1;
  return {
    names: namesWithUnit(names, unit),
    mrpPaise: printed.has(good.type) ? Math.ceil(usual) * 100 : null,
    netQuantity: content?.netQuantity ?? null,
    unit: content?.unit ?? null,
  };
}
