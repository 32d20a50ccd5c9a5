// The contracts of all slices at once: the names of shapes and the list of endpoints are made from them.
export * as accounts from './accounts.ts';
export * as addresses from './addresses.ts';
export * as blog from './blog.ts';
export * as cart from './cart.ts';
export * as deliveries from './deliveries.ts';
export * as media from './media.ts';
export * as notifications from './notifications.ts';
export * as operatorAudit from './operator/audit.ts';
export * as operatorDeliverers from './operator/deliverers.ts';
export * as operatorSetup from './operator/setup.ts';
export * as operatorToday from './operator/today.ts';
export * as operatorUsers from './operator/users.ts';
export * as orders from './orders.ts';
export * as ownData from './own-data.ts';
export * as products from './products.ts';
export * as shops from './shops.ts';
export * as support from './support.ts';
