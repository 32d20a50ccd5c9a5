// Who is told of cash: each side of the other's step, and both of what an operator did.
import { orderNumber } from '@haat/contract/city-ids';
import { rupeesOf } from '@haat/contract/money';
import { everywhere, type LocalizedText } from '../../platform/localized-text.ts';
import type { CashCorrected, CashDenied, HandOverEvent } from '../cash/index.ts';
import { operatorAsParty, toldDelivererOfCash, toldShopOfCash } from './cash-notices.messages.ts';
import type { CashFacts } from './facts.views.ts';
import type { NewNotification } from './notify.ts';

interface Moved {
  readonly amountPaise: number;
  readonly reason?: string | undefined;
}

const movedOf = ({ shop }: CashFacts, { amountPaise, reason }: Moved) => ({
  party: shop ? everywhere(shop.name) : operatorAsParty,
  rupees: rupeesOf(Math.abs(amountPaise)),
  isPositive: amountPaise > 0,
  reason,
});

const toShop = ({ shop }: CashFacts, body: LocalizedText): NewNotification => ({
  to: shop?.retailer ?? null,
  body,
  link: '/retailer/cash',
});

const toDeliverer = ({ deliverer }: CashFacts, body: LocalizedText): NewNotification => ({
  to: deliverer,
  body,
  link: '/deliverer/cash',
});

const { handedOver, confirmed, disputed, corrected } = toldShopOfCash;

/** Who did it isn't told. */
export const cashNotifications = {
  'cash.handed_over': (facts: CashFacts, event: HandOverEvent) => [
    toShop(facts, handedOver(movedOf(facts, event))),
  ],
  'cash.confirmed': (facts: CashFacts, event: HandOverEvent) => [
    toDeliverer(facts, toldDelivererOfCash.confirmed(movedOf(facts, event))),
    toShop(facts, confirmed(movedOf(facts, event))),
  ],
  'cash.disputed': (facts: CashFacts, event: HandOverEvent) => [
    toDeliverer(facts, toldDelivererOfCash.disputed(movedOf(facts, event))),
    toShop(facts, disputed(movedOf(facts, event))),
  ],
  'cash.corrected': (facts: CashFacts, event: CashCorrected) => [
    toDeliverer(facts, toldDelivererOfCash.corrected(movedOf(facts, event))),
    toShop(facts, corrected(movedOf(facts, event))),
  ],
  'cash.denied': (facts: CashFacts, event: CashDenied) => {
    const number = orderNumber(event.orderId);
    return [toDeliverer(facts, toldDelivererOfCash.denied({ ...movedOf(facts, event), number }))];
  },
};
