// What refusals contain besides code and sentence.
import type { ErrorCode } from '../errors.ts';
import type { Problem } from '../problem.ts';
import { filledCart } from './cart.ts';
import { refusedRows } from './operator-catalogue.ts';
import { carrot, tomato } from './village.ts';

const shortage = { id: tomato.id, name: tomato.name, quantity: 3, available: 2 };

export const problemData: Partial<Record<ErrorCode, Partial<Problem>>> = {
  'input.invalid': { errors: { name: ['The field is required'], price: ['Use at most two decimals.'] } },
  'product.out_of_stock': { items: [shortage, { ...shortage, id: carrot.id, name: carrot.name }] },
  'cart.changed': { cart: filledCart },
  'product.stock_changed': { quantity: 7 },
  'order.too_many': { at_shop: true },
  'order.changed': { amount: 85 },
  'credit.limit': { left: 120.5 },
  'import.refused': { rows: refusedRows },
};
