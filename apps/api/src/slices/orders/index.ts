// Delivery slots, checkout, and all changes of an order.
import { inPages } from '../../platform/row-pages.ts';
import { provideFileViewers } from '../files/index.ts';
import type { Manifest } from '../manifest.ts';
import { provideNextSlots } from '../shops/index.ts';
import { ordersAgainRoutes } from './checkout/orders-again.routes.ts';
import { operatorOrderRoutes } from './desk/operator-orders.routes.ts';
import { countOrderNeeds, viewNewestOrderNeeds } from './desk/order-needs.views.ts';
import { orderSteps } from './desk/order-steps.views.ts';
import { viewCustomerOrderPages } from './display/whole-orders.views.ts';
import { deliversWithFile } from './file-viewers.views.ts';
import { orderSubscribers } from './order.events.ts';
import { orderSweeps } from './order.sweeps.ts';
import { orderMeters } from './order-meters.service.ts';
import { customerOrderRoutes, retailerOrderRoutes } from './orders.routes.ts';
import { proposalRoutes } from './proposals/proposals.routes.ts';
import { viewNextSlots } from './slots/next-slot.views.ts';
import { operatorSlotRoutes } from './slots/operator-slots.routes.ts';
import { phoneOrderSweeps } from './telephone/phone-order.sweeps.ts';
import { phoneOrderRoutes } from './telephone/phone-orders.routes.ts';

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

export { acceptOrder, rejectOrder, withdrawOrder } from './answer-order.ts';
export { cancelByOperator, cancelOrder } from './cancel-order.ts';
export { type CheckoutInput, checkout } from './checkout/checkout.ts';
export { choosePayBy } from './checkout/choose-pay-by.ts';
export { deleteArchivedOrders, recordArchive } from './desk/archive-orders.ts';
export { viewOrderRecord } from './desk/operator-order.views.ts';
export { pagesOfArchivableOrders } from './desk/order-archive.queries.ts';
export { hasNeed } from './desk/order-needs.views.ts';
export { viewCustomerOrder, viewShopOrder } from './display/order.views.ts';
export { endingWords } from './display/order-ending.ts';
export { failureColumns, presentFailure } from './display/order-failure.views.ts';
export { presentSlot } from './display/order-head.views.ts';
export { type ItemOfOrder, listItemsOf, presentRejected } from './display/order-items.views.ts';
export { addressColumns, presentAddress } from './display/order-page.views.ts';
export {
  duePaiseOfOrder,
  listPaymentsOf,
  moneyColumns,
  type PaymentOfOrder,
  presentMoney,
  providePayments,
} from './display/order-payments.views.ts';
export { findCodeRule } from './door/code-rule.views.ts';
export { type Completion, checkCompletion, completeOrder, isCompletedBy } from './door/complete-order.ts';
export { codeRuleOf, countIfWrong } from './door/deliver-at-door.ts';
export {
  applyDeliveryAction,
  assignOrder,
  type DeliveryActionInput,
  releaseOrder,
  releaseOrdersOf,
} from './door/deliver-order.ts';
export { type GiveBack, giveBackOrder } from './door/give-back-order.ts';
export { assignByOperator, type HandOver, handOverOrder } from './door/hand-over-order.ts';
export { type Verification, verifyOrder } from './door/verify-order.ts';
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
export { requireNotOwnOrder } from './own-order.ts';
export {
  findOwnRows,
  findPersonScope,
  noteCityOfCustomer,
  noteCityOfDeliverer,
} from './person-city.queries.ts';
export { listProposalsOf, type ProposalOfOrder, presentLeftOut } from './proposals/proposal.views.ts';
export { proposeChanges } from './proposals/propose-changes.ts';
export { recordPaymentAnswer } from './record-payment-answer.ts';
export { recordReminder } from './record-reminder.ts';
export { createSlotWindow } from './slots/edit-slot-windows.ts';
export { listSlotWindows } from './slots/slot.queries.ts';
export { slotIdOf } from './slots/slot-id.ts';
export type { NewSlotWindow } from './slots/slot-window-fields.ts';
export { hasSlotsOn, type SlotWindow, slotsOffered } from './slots/slots-of-day.ts';
export { startPhoneOrder } from './telephone/start-phone-order.ts';
