// Delivery slots, checkout, and all changes of an order.
import { inPages } from '../../platform/row-pages.ts';
import { provideFileViewers } from '../files/index.ts';
import type { Manifest } from '../manifest.ts';
import { provideNextSlots } from '../shops/index.ts';
import { operatorOrderRoutes } from './desk/operator-orders.routes.ts';
import { countOrderNeeds, orderSteps, viewNewestOrderNeeds } from './desk/order-needs.views.ts';
import { viewCustomerOrderPages } from './display/order.views.ts';
import { orderSubscribers } from './order.events.ts';
import { orderSweeps } from './order.sweeps.ts';
import { seesFileOfOrder } from './order-files.views.ts';
import { orderMeters } from './order-meters.views.ts';
import { customerOrderRoutes, retailerOrderRoutes } from './orders.routes.ts';
import { packingRoutes } from './packing/packing.routes.ts';
import { proposalRoutes } from './proposals/proposals.routes.ts';
import { operatorSlotRoutes } from './slots/operator-slots.routes.ts';
import { viewNextSlots } from './slots/slot.views.ts';
import { phoneOrderRoutes } from './telephone/phone-orders.routes.ts';

export const orders: Manifest<'orders'> = {
  start: (context) => {
    customerOrderRoutes(context);
    retailerOrderRoutes(context);
    operatorSlotRoutes(context);
    operatorOrderRoutes(context);
    orderSubscribers(context);
    orderSweeps(context);
    provideFileViewers('orders', seesFileOfOrder);
    proposalRoutes(context);
    packingRoutes(context);
    phoneOrderRoutes(context);
    orderMeters(context);
    provideNextSlots(viewNextSlots);
  },
  tables: {
    distributed: [
      'orders',
      'order_items',
      'order_events',
      'order_event_notes',
      'order_earlier_proofs',
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

export {
  acceptOrder,
  cancelByOperator,
  cancelOrder,
  rejectOrder,
  withdrawOrder,
} from './accept-or-end-order.ts';
export { amountPaiseOf, refuseSlot, type Sale } from './checkout/check-sale.ts';
export { type CheckoutInput, checkout } from './checkout/checkout.ts';
export { choosePayBy } from './checkout/choose-pay-by.ts';
export { placeOrder } from './checkout/place-order.ts';
export { deleteArchivedOrders } from './desk/archive-orders.ts';
export { viewOrderRecord } from './desk/operator-order.views.ts';
export { pagesOfArchivableOrders, recordArchive } from './desk/order-archive.queries.ts';
export { hasNeed } from './desk/order-needs.views.ts';
export { viewAnsweredOrder, viewCustomerOrder, viewShopOrder } from './display/order.views.ts';
export { failureColumns, presentFailure, presentSlot } from './display/order-head.views.ts';
export { endingWords } from './display/order-history.views.ts';
export {
  type ItemOfOrder,
  keptPaise,
  listItemsOf,
  presentLine,
  presentRejected,
  refusedPaise,
} from './display/order-items.views.ts';
export { addressColumns, presentAddress } from './display/order-page.views.ts';
export {
  duePaiseOfOrder,
  listPaymentsOf,
  moneyColumns,
  type PaymentOfOrder,
  payByOf,
  presentMoney,
  presentRefund,
  providePayments,
} from './display/order-payments.views.ts';
export {
  assignByOperator,
  assignOrder,
  assignToSame,
  type GiveBack,
  giveBackOrder,
  type HandOver,
  handOverOrder,
  releaseOrder,
  releaseOrdersOf,
} from './door/assign-order.ts';
export {
  type Completer,
  type Completion,
  checkCompletion,
  completeOrder,
  isCompletedBy,
  type Verification,
  verifyOrder,
} from './door/complete-order.ts';
export {
  applyDeliveryAction,
  codeRuleOf,
  countIfWrong,
  type DeliveryActionInput,
  type GivenCode,
} from './door/deliver-order.ts';
export type { OrderEvent } from './order.event-types.ts';
export {
  hasActiveOrders,
  isActive,
  isPrevious,
  lockOrder,
  notePaymentDenied,
  notePayments,
  noteRefunds,
  type OrderRow,
} from './order.queries.ts';
export { lockShopOrder, requireNotOwnOrder } from './own-order.ts';
export { weighOrder } from './packing/weigh-order.ts';
export {
  findOwnRows,
  findPersonScope,
  noteCityOfCustomer,
  noteCityOfDeliverer,
} from './person-city.queries.ts';
export { readyOrder } from './pick-up/ready-order.ts';
export { listProposalsOf, type ProposalOfOrder, presentLeftOut } from './proposals/proposal.views.ts';
export { proposeChanges } from './proposals/propose-changes.ts';
export { recordPaymentAnswer, recordReminder } from './record-event.ts';
export { createSlotWindow } from './slots/edit-slot-windows.ts';
export { countTakenPlaces, listSlotWindows } from './slots/slot.queries.ts';
export {
  hasSlotsOn,
  type NewSlotWindow,
  readSlotId,
  type SlotWindow,
  slotIdOf,
  slotsOffered,
  slotTimes,
  windowsOfDay,
} from './slots/slots-of-day.ts';
export { type Goods, linesOf, requireGoods, requireSale } from './telephone/check-phone-sale.ts';
export { startPhoneOrder } from './telephone/start-phone-order.ts';
export { transitionOrder } from './transition-order.ts';
