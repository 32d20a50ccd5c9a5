import { orderNumber } from '@haat/contract/city-ids';
import {
  type ComplaintOutcome,
  type ComplaintSide,
  complaintDays,
  isSeenByShop,
} from '@haat/contract/complaint-kinds';
import { serverLimits } from '@haat/contract/limits';
import { rupeesOf } from '@haat/contract/money';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';
import { lockUser } from '../accounts/index.ts';
import { writeRefundLine } from '../credit/index.ts';
import { keepFiles } from '../files/index.ts';
import { notify } from '../notifications/index.ts';
import { lockOrder } from '../orders/index.ts';
import { type NewRefund, refundOrder } from '../payments/index.ts';
import { getOwnShop, requireNotOwn } from '../shops/index.ts';
import {
  type ComplaintRow,
  findNthNewestAt,
  insertComplaint,
  insertComplaintFiles,
  insertMessage,
  lockComplaint,
  type NewComplaint,
  updateComplaint,
} from './complaint.queries.ts';
import {
  complaintNumber,
  findDelivererId,
  findOrderEnd,
  viewComplaintFacts,
} from './complaint-facts.views.ts';
import { complaintTexts, toCustomer, toOwingShop, toShop } from './complaints.messages.ts';

interface ComplaintInput extends Pick<NewComplaint, 'orderId' | 'kind'> {
  readonly body: string;
  readonly fileIds: readonly number[];
}

const lateMs = complaintDays * 24 * 60 * 60 * 1000;

/** Returns the complaint's id. Throws `not_found`, also for a file, `rate.limited`, and `complaint.late` long after the order's end. */
export async function makeComplaint(
  tx: Tx,
  actor: { readonly userId: number },
  { orderId, kind, body, fileIds }: ComplaintInput,
): Promise<number> {
  await requireTextsLeft(tx, actor);
  const { cityId, customerId, shopId } = await lockOrder(tx, orderId);
  if (customerId !== actor.userId) throw new AppError('not_found');
  const endedAt = await findOrderEnd(tx, orderId);
  if (endedAt && tx.now.getTime() > endedAt.getTime() + lateMs) {
    throw new AppError('complaint.late', { detail: complaintTexts.late });
  }
  const complaint: NewComplaint = { cityId, orderId, customerId, shopId, kind };
  const complaintId = await insertComplaint(tx, complaint);
  await insertMessage(tx, { cityId, complaintId, by: 'customer', authorId: actor.userId, body });
  await claimFiles(tx, { cityId, customerId, complaintId, fileIds });
  await tellSides(
    tx,
    { id: complaintId, ...complaint },
    { by: 'customer', actorId: actor.userId, act: 'made' },
  );
  return complaintId;
}

interface Message {
  readonly complaintId: number;
  readonly body: string;
}

/** The first message of shop or operator stops the clock of the answer. Throws `not_found`, `complaint.closed`, and of an operator `operator.own`. */
export async function writeMessage(
  tx: Tx,
  { userId, by }: Writer,
  { complaintId, body }: Message,
): Promise<void> {
  if (by !== 'operator') await requireTextsLeft(tx, { userId });
  const complaint = await lockOpenComplaint(tx, { userId, by }, complaintId);
  const { cityId, answeredAt } = complaint;
  await insertMessage(tx, { cityId, complaintId, by, authorId: userId, body });
  if (by !== 'customer' && answeredAt === null) {
    await updateComplaint(tx, complaintId, { answeredAt: tx.now });
  }
  await tellSides(tx, complaint, { by, actorId: userId, act: 'written' });
  if (by !== 'operator') return;
  const record = { kind: 'complaint', id: complaintId, action: 'answer', actorId: userId } as const;
  await publish(tx, 'record.changed', { ...record, before: {}, after: {} });
}

interface Close {
  readonly complaintId: number;
  readonly outcome: ComplaintOutcome;
  readonly note: string;
  /** What is given back. Only with the outcome `refund`. */
  readonly refund?: NewRefund | undefined;
}

/**
 * By an operator. The note becomes the last message. Throws `not_found`, `operator.own`, `complaint.closed`, `refund.too_much`,
 * `credit.none`.
 */
export async function closeComplaint(
  tx: Tx,
  { userId }: { readonly userId: number },
  { complaintId, outcome, note, refund }: Close,
): Promise<void> {
  const complaint = await lockOpenComplaint(tx, { userId, by: 'operator' }, complaintId);
  const { cityId, answeredAt } = complaint;
  if (refund) await giveBack(tx, { userId }, { orderId: complaint.orderId, refund });
  await insertMessage(tx, { cityId, complaintId, by: 'operator', authorId: userId, body: note });
  await updateComplaint(tx, complaintId, { answeredAt: answeredAt ?? tx.now, closedAt: tx.now, outcome });
  await tellSides(tx, complaint, { by: 'operator', actorId: userId, act: outcome, refund });
  await publish(tx, 'record.changed', {
    kind: 'complaint',
    id: complaintId,
    action: 'close',
    actorId: userId,
    before: { state: 'open', outcome: null },
    after: { state: 'closed', outcome, ...(refund && recordedRefund(refund)) },
  });
}

const recordedRefund = ({ amountPaise, source, way }: NewRefund) => ({
  amount: rupeesOf(amountPaise),
  refund_from: source,
  refund_how: way,
});

interface GivenBack {
  readonly orderId: number;
  readonly refund: NewRefund;
}

async function giveBack(
  tx: Tx,
  actor: { readonly userId: number },
  { orderId, refund }: GivenBack,
): Promise<void> {
  const order = await refundOrder(tx, actor, { orderId, ...refund });
  if (refund.way === 'credit') await writeRefundLine(tx, order, refund.amountPaise);
}

export interface Writer {
  readonly userId: number;
  readonly by: ComplaintSide;
}

/** Locks a complaint that this side sees. Throws `not_found`, `complaint.closed`, and `operator.own`. */
async function lockOpenComplaint(tx: Tx, writer: Writer, complaintId: number): Promise<ComplaintRow> {
  const complaint = await lockComplaint(tx, complaintId);
  if (!complaint || !(await isSeenBy(tx, writer, complaint))) throw new AppError('not_found');
  if (writer.by === 'operator') await requireNotOwnComplaint(tx, writer.userId, complaint);
  if (complaint.closedAt !== null) throw new AppError('complaint.closed', { detail: complaintTexts.closed });
  return complaint;
}

async function isSeenBy(tx: Tx, { userId, by }: Writer, complaint: ComplaintRow): Promise<boolean> {
  if (by === 'operator') return true;
  if (by === 'customer') return complaint.customerId === userId;
  return isSeenByShop(complaint.kind) && complaint.shopId === (await getOwnShop(tx, userId)).id;
}

/** Also the deliverer of its order, whom it may be about. */
async function requireNotOwnComplaint(tx: Tx, userId: number, complaint: ComplaintRow): Promise<void> {
  const { customerId, shopId, orderId } = complaint;
  const delivererId = await findDelivererId(tx, orderId);
  await requireNotOwn(tx, userId, { people: [customerId, delivererId], shopId });
}

interface Happening {
  readonly by: ComplaintSide;
  readonly actorId: number;
  /** An outcome: the complaint was closed with it. */
  readonly act: 'made' | 'written' | ComplaintOutcome;
  readonly refund?: NewRefund | undefined;
}

/** Tells the customer, and the shop if it sees the complaint or owes a refund. Operators have the desk's needs. */
async function tellSides(
  tx: Tx,
  complaint: NewComplaint & { readonly id: number },
  { by, actorId, act, refund }: Happening,
): Promise<void> {
  const { id, orderId, kind } = complaint;
  const { customer, retailer, shopName } = await viewComplaintFacts(tx, complaint);
  const facts = { number: complaintNumber(id), order: orderNumber(orderId), by, shopName, refund };
  const ofCustomer = { to: customer, body: toCustomer(act, facts), link: `/shops/complaints/${id}` };
  const ofShop = { to: retailer, body: toShop(act, facts), link: `/retailer/complaints/${id}` };
  const owes = { to: retailer, body: toOwingShop(facts), link: `/retailer/orders/${orderId}` };
  const ofHidden = refund?.source === 'shop' ? [ofCustomer, owes] : [ofCustomer];
  await notify(tx, isSeenByShop(kind) ? [ofCustomer, ofShop] : ofHidden, actorId);
}

interface Claim extends Pick<NewComplaint, 'cityId' | 'customerId'> {
  readonly complaintId: number;
  readonly fileIds: readonly number[];
}

/** The complaint shows these files, each once. Throws `not_found` unless all are its customer's. */
async function claimFiles(tx: Tx, { cityId, customerId, complaintId, fileIds }: Claim): Promise<void> {
  const ids = [...new Set(fileIds)];
  await keepFiles(tx, customerId, ids);
  await insertComplaintFiles(tx, { cityId, complaintId }, ids);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Locks the person, so that texts at the same time are counted one after another. Throws `rate.limited`. */
async function requireTextsLeft(tx: Tx, { userId }: { readonly userId: number }): Promise<void> {
  const { complaintTextsPerDay } = serverLimits;
  await lockUser(tx, userId);
  const oldest = await findNthNewestAt(tx, userId, complaintTextsPerDay);
  const waitMs = oldest ? oldest.getTime() + dayMs - tx.now.getTime() : 0;
  if (waitMs <= 0) return;
  throw new AppError('rate.limited', {
    detail: complaintTexts.tooMany(complaintTextsPerDay),
    retryAfterSeconds: waitMs / 1000,
  });
}
