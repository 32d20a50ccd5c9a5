// Writes what an agreed proposal makes of an order's items.
import {
  heldFor,
  type ItemLine,
  itemsAfter,
  leftWithShop,
  type ProposedChange,
  totalsOf,
} from '@haat/contract/proposal-effect';
import type { Tx } from '../../../platform/database.ts';
import { returnStock } from '../../products/index.ts';
import { askCredit } from '../checkout/pay-refusal.ts';
import type { OrderChange, OrderRow } from '../order.queries.ts';
import { insertOrderItems, type OrderItemRow, updateItems } from '../order-item.queries.ts';
import { refuseNothingLeft } from './proposal-refusals.ts';

interface Agreement {
  readonly answer: 'agree' | 'leave_out';
  readonly changes: readonly ProposedChange[];
}

/**
 * The caller has locked the order and ended its proposal, whose substitutes are still out of stock. Returns the changes in
 * the order's row. Throws `proposal.nothing_left`, `credit.none`, `credit.limit`.
 */
export async function applyProposal(
  tx: Tx,
  order: OrderRow,
  items: readonly OrderItemRow[],
  { answer, changes }: Agreement,
): Promise<OrderChange> {
  const lines = itemsAfter(answer, items, changes);
  const totals = totalsOf(lines);
  if (totals.itemCount === 0) throw refuseNothingLeft();
  const isStored = (line: ItemLine): line is ItemLine & { readonly id: number } => line.id !== undefined;
  await updateItems(tx, order.id, lines.filter(isStored));
  await insertOrderItems(
    tx,
    order,
    lines.filter((line) => !isStored(line)),
  );
  if (answer === 'leave_out') {
    await returnStock(tx, [...heldFor(changes), ...leftWithShop(items, changes)]);
  }
  await askMoreCredit(tx, order, totals.pricePaise);
  return totals;
}

/** What became dearer must fit into the customer's credit, whoever agrees. Throws `credit.none`, `credit.limit`. */
async function askMoreCredit(tx: Tx, order: OrderRow, pricePaise: number): Promise<void> {
  if (order.payBy !== 'credit' || pricePaise <= order.pricePaise) return;
  const { id: orderId, customerId, shopId, cityId, deliveryCostPaise } = order;
  const amountPaise = pricePaise + deliveryCostPaise;
  await askCredit(tx, { orderId, customerId, shopId, cityId, amountPaise, mayBeOnPaper: true });
}
