import type { OrderRecord } from '@haat/contract/operator/orders';
import type { Tx } from '../../../platform/database.ts';
import { recordNumberView } from '../../accounts/index.ts';

/** Writes into the audit that an operator sees the whole numbers of the people of this order. */
export async function recordOrderView(
  tx: Tx,
  actor: { readonly userId: number },
  { customer, deliverer, shop }: OrderRecord,
): Promise<void> {
  const seen = [customer, shop.retailer, ...(deliverer ? [deliverer] : [])].filter(({ number }) => number);
  const ids = new Set(seen.map(({ id }) => id));
  for (const id of ids) await recordNumberView(tx, actor, id);
}
