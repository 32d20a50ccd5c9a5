// Delivery slots, checkout, and all changes of an order.
import { inPages } from '../../platform/row-pages.ts';
import { provideFileViewers } from '../files/index.ts';
import type { Manifest } from '../manifest.ts';
import { provideNextSlots } from '../shops/index.ts';
import { deliversWithFile } from './file-viewers.views.ts';
import { viewNextSlots } from './next-slot.views.ts';
import { operatorOrderRoutes } from './operator-orders.routes.ts';
import { operatorSlotRoutes } from './operator-slots.routes.ts';
import { orderSubscribers } from './order.events.ts';
import { orderSweeps } from './order.sweeps.ts';
import { orderMeters } from './order-meters.service.ts';
import { countOrderNeeds, viewNewestOrderNeeds } from './order-needs.views.ts';
import { orderSteps } from './order-steps.views.ts';
import { customerOrderRoutes, retailerOrderRoutes } from './orders.routes.ts';
import { ordersAgainRoutes } from './orders-again.routes.ts';
import { phoneOrderSweeps } from './phone-order.sweeps.ts';
import { phoneOrderRoutes } from './phone-orders.routes.ts';
import { proposalRoutes } from './proposals.routes.ts';
import { viewCustomerOrderPages } from './whole-orders.views.ts';

export const orders: Manifest<'orders'> = {
  start: (context) => {
    customerOrderRoutes(context);
    retailerOrderRoutes(context);
    operatorSlotRoutes(context);
    operatorOrderRoutes(context);
    orderSubscribers(context);
    orderSweeps(context);
    provideFileViewers('orders', deliversWithFile);
    proposalRoutes(context);
    phoneOrderRoutes(context);
    phoneOrderSweeps(context);
    ordersAgainRoutes(context);
    orderMeters(context);
    provideNextSlots(viewNextSlots);
  },
  tables: {
    distributed: [
      'orders',
      'order_items',
      'order_events',
      'order_event_notes',
      'order_proposals',
      'slot_days',
    ],
    reference: ['order_archives', 'slot_windows'],
    local: ['person_cities', 'phone_orders'],
  },
  ownData: {
    orders: (db, { actor, language, now }) =>
      inPages((page) => viewCustomerOrderPages(db, actor.userId, { ...page, language, now })),
  },
  needs: { count: countOrderNeeds, newest: viewNewestOrderNeeds },
  steps: orderSteps,
};

export { acceptOrder } from './accept-order.ts';
export { deleteArchivedOrders, recordArchive } from './archive-orders.ts';
export { cancelByOperator, cancelOrder } from './cancel-order.ts';
export { type CheckoutInput, checkout } from './checkout.ts';
export { choosePayBy } from './choose-pay-by.ts';
export { findCodeRule } from './code-rule.views.ts';
export { type Completion, checkCompletion, completeOrder, isCompletedBy } from './complete-order.ts';
export { createSlotWindow } from './create-slot-window.ts';
export { countIfWrong } from './deliver-at-door.ts';
export {
  applyDeliveryAction,
  assignOrder,
  type DeliveryActionInput,
  releaseOrder,
  releaseOrdersOf,
} from './deliver-order.ts';
export { type GiveBack, giveBackOrder } from './give-back-order.ts';
export { assignByOperator, type HandOver, handOverOrder } from './hand-over-order.ts';
export { codeRuleOf } from './judge-code.ts';
export { viewOrderRecord } from './operator-order.views.ts';
export type { OrderEvent } from './order.event-types.ts';
export {
  hasActiveOrders,
  isActive,
  isPrevious,
  lockOrder,
  notePaymentDenied,
  notePayments,
  type OrderRow,
} from './order.queries.ts';
export { viewCustomerOrder, viewShopOrder } from './order.views.ts';
export { pagesOfArchivableOrders } from './order-archive.queries.ts';
export { failureColumns, presentFailure } from './order-failure.views.ts';
export { presentSlot } from './order-head.views.ts';
export { type ItemOfOrder, listItemsOf, presentRejected } from './order-items.views.ts';
export { hasNeed } from './order-needs.views.ts';
export { addressColumns, presentAddress } from './order-page.views.ts';
export {
  duePaiseOfOrder,
  listPaymentsOf,
  moneyColumns,
  type PaymentOfOrder,
  presentMoney,
  providePayments,
} from './order-payments.views.ts';
export { findOwnRows, findPersonScope, noteCityOfDeliverer } from './person-city.queries.ts';
export { listProposalsOf, type ProposalOfOrder, presentLeftOut } from './proposal.views.ts';
export { proposeChanges } from './propose-changes.ts';
export { recordPaymentAnswer } from './record-payment-answer.ts';
export { recordReminder } from './record-reminder.ts';
export { rejectOrder } from './reject-order.ts';
export { requireNotOwnOrder } from './require-not-own-order.ts';
export { listSlotWindows } from './slot.queries.ts';
export { slotIdOf } from './slot-id.ts';
export type { NewSlotWindow } from './slot-window-fields.ts';
export { hasSlotsOn, type SlotWindow, slotsOffered } from './slots-of-day.ts';
export { startPhoneOrder } from './start-phone-order.ts';
export { type Verification, verifyOrder } from './verify-order.ts';
