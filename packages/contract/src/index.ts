// The contract between server and web: endpoints by slice, shapes, refusals, limits, and the order state machine.
export * as accounts from './accounts.ts';
export * as addresses from './addresses.ts';
export * as blog from './blog.ts';
export * as cart from './cart.ts';
export { cleanName } from './clean-name.ts';
export { type CoverSize, coverAt, coverPath, coverSizes } from './covers.ts';
export * as deliveries from './deliveries.ts';
export {
  type AnswerOf,
  type BodyOf,
  type EndpointSpec,
  endpoint,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type Who,
} from './endpoint.ts';
export { type ErrorCode, errorCatalogue, Problem, statusOf, titleOf } from './errors.ts';
export { distanceKm, earthRadiusKm, type Point, roundCoordinate } from './geo.ts';
export { limits, screenConstants } from './limits.ts';
export { paiseOf, rupeesOf } from './money.ts';
export * as notifications from './notifications.ts';
export {
  allowedOrderActions,
  initialOrderStatus,
  isActiveOrder,
  nextOrderStatus,
  type OrderAction,
  type OrderRole,
  type OrderStatus,
  type OrderTransition,
  orderActions,
  orderRoles,
  orderStatuses,
  orderTransitions,
  previousOrderStatuses,
} from './order-machine.ts';
export * as orders from './orders.ts';
export * as ownData from './own-data.ts';
export * as products from './products.ts';
export { phoneDigitsPattern, phonePattern } from './schema.ts';
export * as shops from './shops.ts';
export * as support from './support.ts';
