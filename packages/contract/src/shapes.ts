// Names of the shapes, for the documentation and generated clients. A separate entry point: it must never be in the web's
// bundle.
import * as T from 'typebox';
import * as accounts from './accounts.ts';
import * as addresses from './addresses.ts';
import * as cart from './cart.ts';
import * as deliveries from './deliveries.ts';
import { documented } from './every-slice.ts';
import * as parts from './order-shapes.ts';
import * as orders from './orders.ts';
import { Problem } from './problem.ts';
import * as products from './products.ts';
import { Email, Instant, Named, NamedCover, Slot } from './schema.ts';
import * as shops from './shops.ts';

/** Every object that a slice exports is named already. */
const exported: Record<string, T.TSchema> = Object.fromEntries(
  documented
    .flatMap(({ files }) => Object.values(files))
    .flatMap((file) => Object.entries<unknown>({ ...file }))
    .filter((entry): entry is [string, T.TSchema] => T.IsObject(entry[1])),
);

const { location, addressLineOne, addressLineTwo, addressLineThree, latitude, longitude, address, ...both } =
  shops.ShopRegistration.properties;

/** The two payloads (SHOP-25, SHOP-26), each with its required fields. */
const ShopAtLocation = T.Object({
  ...both,
  ...T.Required(T.Object({ location, addressLineOne, addressLineTwo, addressLineThree })).properties,
});
const ShopAtAddress = T.Object({
  ...both,
  ...T.Required(T.Object({ latitude, longitude, address })).properties,
});

const order = orders.Order.properties;

export const shapes: Readonly<Record<string, T.TSchema>> = {
  ...exported,
  Problem,
  Named,
  NamedCover,
  Slot,
  UserStatus: accounts.User.properties.status,
  SignIn: accounts.verifyLogin.responses[200],
  PersonDetails: accounts.setup.body,
  PrimaryAddress: addresses.createCustomer.body.properties.primary_address,
  NewAddress: addresses.addAddress.body,
  CartItem: cart.Cart.properties.items.items,
  CartChange: cart.addToCart.body,
  Checkout: orders.checkout.body,
  Verification: orders.verifyOrder.body,
  OrderStatus: parts.Status,
  OrderAction: parts.AllowedActions.items,
  OrderItem: order.items.items,
  OrderAddress: parts.OrderAddress,
  RejectedItem: parts.RejectedItem,
  OrderEvent: order.events.items,
  Deliverer: parts.Deliverer.anyOf[0],
  DeliveryOrder: deliveries.Delivery.properties.order,
  DeliveryItem: deliveries.Delivery.properties.order.properties.items.items,
  NewProduct: products.createProduct.body,
  ProductChange: products.updateProduct.body,
  ShopAtLocation,
  ShopAtAddress,
  ShopHours: shops.updateShop.body,
};

/** Shapes that the documentation describes more exactly than the validator needs. */
export const documentedAs: ReadonlyMap<T.TSchema, T.TSchema> = new Map([
  [shops.ShopRegistration, T.Union([ShopAtLocation, ShopAtAddress])],
]);

export const formats: ReadonlyMap<T.TSchema, string> = new Map<T.TSchema, string>([
  [Instant, 'date-time'],
  [Email, 'email'],
]);
