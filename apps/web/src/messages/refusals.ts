// What happened and what to do next, for each error code that the first screens may get. `order-refusals.ts` has those of
// orders, deliveries and payments. The failure toast names the action.
import { limits } from '@haat/contract/limits';
import { translated } from '../platform/words.ts';
import type { orderRefusals } from './order-refusals.ts';
import type { About, MarketCode, Refusal, RefusalText } from './refusal-text.ts';
import { formatWait } from './wait.ts';

const afterWait = (seconds = 60): string => `Wait ${formatWait(seconds)}, then try again.`;
const tooBig = 'A picture is larger than 1 MB. Choose a smaller one.';
const reload = 'This is not possible here. Reload the page, then try again.';

/** The only wording of 'out of stock'. */
/** `amount` says how much is available, such as '750 g'. */
const shortOf = (name: string, available: number, amount = String(available)): string =>
  available > 0 ? `Only ${amount} of ${name} left. Reduce the quantity.` : `${name} is out of stock.`;

export const stock = translated('stock', { shortOf });

export const refusals = translated('refusals', {
  'input.invalid': 'Check what you entered, then try again.',
  'input.malformed': 'Check what you entered, then try again.',
  'otp.invalid': 'That code didn’t work. Check it, or request another one.',
  'address.required': 'Add an address first.',
  'auth.required': 'Sign in again to continue.',
  'role.required': 'You no longer have access to this.',
  'shop.not_verified': 'Your shop is not verified yet. You can continue once it is.',
  'account.blocked': 'This account is blocked. Contact support to have it unblocked.',
  not_found: 'This no longer exists. It may have been cancelled or removed.',
  'method.not_allowed': reload,
  'request.timeout': 'This took too long. Check your connection, then try again.',
  'account.open_orders':
    'You still have active orders. Finish or cancel them first, then delete your account.',
  'address.too_many': 'You have too many addresses. Delete one that you no longer need.',
  'address.last': "You can't delete your only address. Add another one first.",
  'address.out_of_reach': (_error: Refusal, { shopName }: About) =>
    `${shopName ?? 'The shop'} does not deliver to this address. Choose another address or a nearer shop.`,
  'shop.exists': 'You already have a shop. Reload the page to open it.',
  'tell_me.too_many': `You already wait for ${limits.productWaits} products. Stop waiting for one first.`,
  'import.refused': 'Nothing was imported. Correct the lines that are named, then choose the file again.',
  'shop.too_far': `This is more than ${limits.shopMoveKm} km from where the operator last saw your shop. Ask the operator to move it.`,
  'shop.closed': (_error: Refusal, { shopName }: About) =>
    `${shopName ?? 'The shop'} is closed now. You can order when it opens.`,
  'cart.full': `Your cart holds ${limits.cartLines} different products, and no more fit. Order these first, or remove one.`,
  'product.out_of_stock': ({ items }: Refusal) =>
    items.map(({ name, available }) => shortOf(name, available)).join('\n') ||
    'Some products are out of stock or running low. Remove them or reduce the quantity.',
  'product.stock_changed': ({ quantity }: Refusal) =>
    `The stock has changed: ${quantity ?? 0} left now. Check your number, then save again.`,
  'factor.required': 'Give your second step first.',
  'operator.last': 'This is the only operator. Make another one first.',
  'body.too_large': tooBig,
  'image.too_large': tooBig,
  'body.unsupported': reload,
  'image.invalid': "This picture can't be used. Choose another one, or save it again as JPEG.",
  'image.no_room': 'There is no room for new pictures now. Save without a picture, or try again later.',
  'rate.limited': ({ retryAfter }: Refusal) => `Too many attempts. ${afterWait(retryAfter)}`,
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: ({ retryAfter }: Refusal) => `This isn't available right now. ${afterWait(retryAfter)}`,
} satisfies Readonly<Record<Exclude<MarketCode, keyof typeof orderRefusals>, RefusalText>>);
