// Refusals of orders, deliveries and payments, as `refusals.ts` has the others. Only their pages load these, so that the first
// screen stays light.
import { limits } from '@haat/contract/limits';
import { translated } from '../platform/words.ts';
import { formatRupees } from '../ui/format/money.ts';
import type { Refusal, RefusalText } from './refusal-text.ts';
import { formatWait } from './wait.ts';

const afterWait = (seconds = 60): string => `Wait ${formatWait(seconds)}, then try again.`;
const movedOn = 'The order has changed in the meantime. The page now shows its current status.';

export const orderRefusals = translated('orderRefusals', {
  'account.incomplete': 'Your name is missing. Enter it, then order.',
  'prefetch.refused': 'Open the request and accept it there.',
  'cart.empty': 'Your cart is empty. You may have ordered already: check your orders.',
  'cart.changed': 'The price has changed. Check the new total, then order again.',
  'slot.unavailable': 'This slot is full or has passed. Choose another.',
  'order.too_many_open': 'Too many of your orders are waiting for a shop. Wait for an answer, or cancel one.',
  'order.too_many': ({ retryAfter, atShop }: Refusal) =>
    `You have ordered very often${atShop ? ' at this shop' : ''} within the last hour. ${afterWait(retryAfter)}${atShop ? ' Or order at another shop.' : ''}`,
  'order.changed': 'The amount has changed. Collect the new amount, then try again.',
  'order.cannot_accept': 'This order can no longer be accepted. The page now shows its current status.',
  'order.cannot_reject': 'This order can no longer be rejected. The page now shows its current status.',
  'order.cannot_withdraw': 'You can no longer cancel this order. The page now shows its current status.',
  'order.cannot_pack': 'This order is no longer in your shop. The page now shows its current status.',
  'order.cannot_weigh':
    'This order is no longer in your shop, so its weights stay. The page now shows its current status.',
  'order.cannot_hand_out': 'This order can’t be handed out now. The page now shows its current status.',
  'order.cannot_cancel': 'This order can no longer be cancelled. The page now shows its current status.',
  'order.cannot_propose': movedOn,
  'proposal.over': 'This suggestion is over. The page now shows what holds.',
  'proposal.nothing_left': 'Nothing would be left of the order. Reject or cancel it instead.',
  'order.cannot_verify': 'This order can no longer be verified. The page now shows its current status.',
  'delivery.taken': 'Another deliverer has already accepted this delivery.',
  'delivery.cannot_pick_up': movedOn,
  'delivery.cannot_deliver': movedOn,
  'delivery.cannot_give_back': movedOn,
  'code.wrong': 'The code is wrong. Ask for it again.',
  'code.over':
    'This code no longer works. For a delivery, say why there is no code. For a telephone order, enter the order again.',
  'sound.too_large': 'The recording is too long. Record at most 20 seconds.',
  'sound.invalid': 'This recording cannot be used. Record it again.',
  'delivery.cannot_complete': movedOn,
  'order.cannot_change': 'The order is completed, so this can no longer be changed.',
  'order.cannot_pay': 'This cannot be paid any more. The page now shows what is due.',
  'payment.amount': ({ due }: Refusal) =>
    due === undefined
      ? 'The amount has changed. Check the new amount, then try again.'
      : `${formatRupees(due)} is due now. Change the amounts, then try again.`,
  'list.too_many':
    'You have sent many lists. Wait for an answer, or cancel one. In an hour you can send the next.',
  'standing.too_many': `You have ${limits.standingOrders} standing orders already. End one first.`,
  'complaint.late': 'This order ended more than 7 days ago. Write to support instead.',
  'complaint.closed': 'This complaint is closed. The page now shows the outcome.',
  'answer.late': 'This was answered already. The page now shows the answer.',
  'credit.none': 'There is no credit account in use. Pay another way, or agree about the credit first.',
  'credit.limit': ({ left }: Refusal) =>
    left === undefined || left <= 0
      ? 'None of your credit is left. Order less, or pay another way.'
      : `Only ${formatRupees(left)} of your credit is left. Order less, or pay another way.`,
  'credit.exists': 'This customer already has a credit account. It is in your list.',
  'credit.too_much': 'This is more than is owed. Enter a smaller amount.',
  'credit.reminded': 'You reminded this customer less than seven days ago. Wait some days, or call them.',
  'credit.nothing_owed': 'Nothing is owed on this account, so there is nothing to remind of.',
  'account.open_money': 'Some of your money is not settled yet. Settle it first, then delete your account.',
  'cash.too_much': 'This is more than is in hand. Enter a smaller amount.',
  'cash.limit': 'You have too much cash in hand. Hand it over first, then accept requests.',
  'pick_up.none': 'Nothing can be fetched at this shop. Choose delivery.',
  'upi.none': 'This shop does not take UPI. Choose another way to pay.',
} satisfies Readonly<Record<string, RefusalText>>);
