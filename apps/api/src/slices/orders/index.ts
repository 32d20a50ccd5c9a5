// Delivery slots, checkout, and all changes of an order.
import type { Slice } from '../../platform/slice-context.ts';
import { operatorOrderRoutes } from './operator-orders.routes.ts';
import { operatorSlotRoutes } from './operator-slots.routes.ts';
import { orderSubscribers } from './order.events.ts';
import { customerOrderRoutes, retailerOrderRoutes } from './orders.routes.ts';

export const orders: Slice = (context) => {
  customerOrderRoutes(context);
  retailerOrderRoutes(context);
  operatorSlotRoutes(context);
  operatorOrderRoutes(context);
  orderSubscribers(context);
};

export { acceptOrder } from './accept-order.ts';
export { deleteArchivedOrders, recordArchive } from './archive-orders.ts';
export { cancelByOperator, cancelOrder } from './cancel-order.ts';
export { type CheckoutInput, checkout } from './checkout.ts';
export { createSlotWindow } from './create-slot-window.ts';
export {
  applyDeliveryAction,
  assignOrder,
  type DeliveryActionInput,
  releaseOrder,
  releaseOrdersOf,
} from './deliver-order.ts';
export { assignByOperator, type HandOver, handOverOrder } from './hand-over-order.ts';
export type { OrderEvent } from './order.event-types.ts';
export { hasActiveOrders, lockOrder, type OrderRow } from './order.queries.ts';
export { pagesOfArchivableOrders } from './order-archive.queries.ts';
export { presentSlot } from './order-head.views.ts';
export { type ItemOfOrder, listItemsOf, presentRejected } from './order-items.views.ts';
export { hasNeed } from './order-needs.views.ts';
export { presentAddress } from './order-page.views.ts';
export { findPersonScope } from './person-city.queries.ts';
export { rejectOrder } from './reject-order.ts';
export { listSlotWindows } from './slot.queries.ts';
export { slotIdOf } from './slot-id.ts';
export type { NewSlotWindow } from './slot-window-fields.ts';
export { hasSlotsOn, type SlotWindow, slotsOffered } from './slots-of-day.ts';
export { type Verification, verifyOrder } from './verify-order.ts';
export { viewCustomerOrderPages } from './whole-orders.views.ts';
