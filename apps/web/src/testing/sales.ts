// What the shop of the demo village sold.
import type { Sales } from '@haat/contract/sales';

export const makeSales = (parts: Partial<Sales> = {}): Sales => ({
  from: '2026-11-21',
  to: '2026-11-21',
  totals: { orders: 8, goods: 1240, refused: 38, cash: 800, upi: 400, credit: 200, open: 0 },
  days: [{ day: '2026-11-21', orders: 8, goods: 1240 }],
  products: [
    {
      id: 4,
      name: 'Country tomato',
      local_name: null,
      is_loose: false,
      net_quantity: 1,
      unit: 'kg',
      quantity: 12,
      amount: 456,
    },
  ],
  ...parts,
});
