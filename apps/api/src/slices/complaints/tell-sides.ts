import { orderNumber } from '@haat/contract/city-ids';
import { type ComplaintOutcome, type ComplaintSide, isSeenByShop } from '@haat/contract/complaint-kinds';
import type { Tx } from '../../platform/database.ts';
import { notify } from '../notifications/index.ts';
import type { NewComplaint } from './complaint.queries.ts';
import { viewComplaintFacts } from './complaint-facts.views.ts';
import { complaintNumber } from './complaint-number.ts';
import { toCustomer, toShop } from './complaints.messages.ts';

interface Happening {
  readonly by: ComplaintSide;
  readonly actorId: number;
  /** An outcome: the complaint was closed with it. */
  readonly act: 'made' | 'written' | ComplaintOutcome;
}

/** Tells the customer, and the shop if it sees the complaint. Operators have the desk's needs. */
export async function tellSides(
  tx: Tx,
  complaint: NewComplaint & { readonly id: number },
  { by, actorId, act }: Happening,
): Promise<void> {
  const { id, orderId, kind } = complaint;
  const { customer, retailer, shopName } = await viewComplaintFacts(tx, complaint);
  const facts = { number: complaintNumber(id), order: orderNumber(orderId), by, shopName };
  const ofCustomer = { to: customer, body: toCustomer(act, facts), link: `/shops/complaints/${id}` };
  const ofShop = { to: retailer, body: toShop(act, facts), link: `/retailer/complaints/${id}` };
  await notify(tx, isSeenByShop(kind) ? [ofCustomer, ofShop] : [ofCustomer], actorId);
}
