// Every table of the database, for work that spans all slices, such as removing the demo.
export * from './platform/demo-rows.tables.ts';
export * from './platform/idempotency.tables.ts';
export * from './platform/secrets.tables.ts';
export * from './platform/sweep.tables.ts';
export * from './slices/accounts/account.tables.ts';
export * from './slices/accounts/sign-in.tables.ts';
export * from './slices/addresses/address.tables.ts';
export * from './slices/blog/blog.tables.ts';
export * from './slices/cart/cart.tables.ts';
export * from './slices/deliveries/delivery.tables.ts';
export * from './slices/desk/audit.tables.ts';
export * from './slices/media/media.tables.ts';
export * from './slices/notifications/notification.tables.ts';
export * from './slices/orders/order.tables.ts';
export * from './slices/products/product.tables.ts';
export * from './slices/shops/shop.tables.ts';
export * from './slices/support/support.tables.ts';
