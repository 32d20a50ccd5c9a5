// Calls, fields and numbers, repeated by hand (API-4, API-5, LIMIT-3).
import type { TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import * as accounts from './accounts.ts';
import * as addresses from './addresses.ts';
import * as blog from './blog.ts';
import * as cart from './cart.ts';
import * as catalogue from './catalogue.ts';
import * as deliveries from './deliveries.ts';
import { endpoint } from './endpoint.ts';
import { errorCatalogue, operatorOnlyCodes } from './errors.ts';
import { endpoints as allEndpoints } from './every-endpoint.ts';
import { failuresOf } from './failures.ts';
import { distanceKm, roundCoordinate } from './geo.ts';
import { limits, screenConstants } from './limits.ts';
import * as media from './media.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';
import * as shops from './shops.ts';

const endpoints = [...allEndpoints.values()];

/** The field names of an object, of a list's items, or of an object that may be null. */
function fieldsOf(schema: TSchema | null | undefined): string[] {
  const shape = (schema ?? {}) as {
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
  }; // JSON Schema's own form
  if (shape.items) return fieldsOf(shape.items);
  if (shape.anyOf) return shape.anyOf.flatMap(fieldsOf);
  return Object.keys(shape.properties ?? {});
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

describe.each([
  ['POST', '/users/login/', 'number'],
  ['POST', '/users/login/verify/', 'number, otp'],
  ['POST', '/users/setup/', 'first_name, last_name, email'],
  ['POST', '/customers/create/', 'primary_address'],
  ['POST', '/users/logout/', ''],
  ['GET', '/users/details/', ''],
  ['POST', '/users/device/gcm/', 'registration_id, cloud_message_type, active'],
  ['GET', '/users/notifications/', 'limit, offset'],
  ['POST', '/users/notifications/mark_read/', ''],
  ['GET', '/users/cities/', ''],
  ['GET', '/customers/addresses/', ''],
  ['POST', '/customers/addresses/', 'latitude, longitude, address, name, receiver, number, city'],
  ['DELETE', '/customers/addresses/{id}/', ''],
  ['GET', '/customers/cart/', ''],
  ['POST', '/customers/cart/add/', 'product_id, quantity, address_id'],
  ['POST', '/customers/cart/remove/', 'product_id, quantity, address_id'],
  ['GET', '/shops/get-slots/', ''],
  ['POST', '/customers/checkout/', 'slot, additional_details'],
  ['GET', '/customers/orders/', 'limit, offset'],
  ['GET', '/customers/orders/previous/', 'limit, offset'],
  ['GET', '/customers/orders/{id}/', ''],
  ['POST', '/customers/orders/{id}/verified/', 'item_data'],
  ['POST', '/customers/request/', 'body'],
  ['GET', '/shops/nearby/', 'address_id, shop_type, limit, offset'],
  ['GET', '/shops/{id}/', ''],
  ['GET', '/shops/product-search/', 'shop_id, address_id, search'],
  ['GET', '/shops/products/', 'shop__id, type__id, search'],
  ['GET', '/shops/products/{id}/', 'shop__id'],
  ['GET', '/shops/shop-types/', ''],
  ['GET', '/shops/product-types/', ''],
  ['GET', '/shops/shop-product-types/', ''],
  ['GET', '/blog/articles/', 'is_pinned, search, limit, offset'],
  ['GET', '/blog/articles/{id}/', ''],
  ['GET', '/blog/banners/', ''],
  ['GET', '/blog/categories/', ''],
  ['POST', '/shops/create/', 'location, type, additional_types, name, city, addressLineOne, addressLineTwo'],
  ['POST', '/shops/create/', 'addressLineThree, latitude, longitude, address'],
  ['GET', '/shops/update/', ''],
  ['PATCH', '/shops/update/', 'opening_time, closing_time, is_open'],
  ['POST', '/shops/product-images/', ''],
  ['POST', '/shops/products-retailer/', 'type, quantity, name, description, price, tags, images'],
  ['GET', '/shops/products-retailer/', 'search, limit, offset'],
  ['GET', '/shops/products-retailer/{id}/', ''],
  ['PATCH', '/shops/products-retailer/{id}/', 'type, quantity, name, description, price, tags'],
  ['DELETE', '/shops/products-retailer/{id}/', ''],
  ['GET', '/shops/catalogue/types/', ''],
  ['GET', '/shops/catalogue/', 'type__id'],
  ['GET', '/shops/catalogue/{id}/', ''],
  ['POST', '/shops/catalogue/{id}/add/', ''],
  ['POST', '/shops/catalogue/add_all/', 'exclude, product_type'],
  ['GET', '/shops/orders/', 'limit, offset'],
  ['GET', '/shops/orders/previous/', 'limit, offset'],
  ['GET', '/shops/orders/{id}/', ''],
  ['POST', '/shops/orders/{id}/accept/', ''],
  ['POST', '/shops/orders/{id}/reject/', ''],
  ['GET', '/deliveries/', ''],
  ['GET', '/deliveries/{id}/', ''],
  ['POST', '/deliveries/{id}/picked_up/', ''],
  ['POST', '/deliveries/{id}/delivered/', ''],
  ['POST', '/deliveries/{id}/completed/', 'payment'],
  ['GET', '/deliveries/requests/', ''],
  ['GET', '/deliveries/requests/{id}/accept/', ''],
])('the call %s %s', (method, path, payload) => {
  const spec = endpoints.find((one) => one.method === method && one.path === path);

  it('exists and accepts its body [API-4]', () => {
    expect(spec).toBeDefined();
    expect([...fieldsOf(spec?.body), ...fieldsOf(spec?.query)]).toEqual(
      expect.arrayContaining(words(payload)),
    );
  });

  it('needs a token, unless it is login or verify [API-5]', () => {
    expect(spec?.who === 'anyone').toBe(path.startsWith('/users/login/'));
  });
});

const orderAddress = orders.Order.properties.address;
const delivered = deliveries.Delivery.properties.order.properties;

it('needs to know who may call', () => {
  // @ts-expect-error: without `who`, an endpoint doesn't compile.
  endpoint({ method: 'GET', path: '/open/', summary: 'Open', responses: { 200: null } });
});

describe('the fields', () => {
  it.each<[entity: string, schema: TSchema, fields: string]>([
    ['user', accounts.User, 'first_name last_name email number preferences is_shop_verified status'],
    [
      'status of the user',
      accounts.User.properties.status,
      'is_number_verified is_email_verified is_initial_setup_done is_customer_initial_setup_done is_shop_initial_setup_done is_deliverer_initial_setup_done',
    ],
    [
      'answer to verify',
      accounts.verifyLogin.responses[200],
      'token is_initial_setup_done is_customer_initial_setup_done user',
    ],
    ['city', accounts.City, 'id name'],
    ['blog post', blog.Article, 'id title body cover category read_time is_pinned'],
    ['category of the blog post', blog.Article.properties.category, 'name cover'],
    ['banner', blog.Banner, 'id title cover link'],
    ['notification', notifications.Notification, 'id body link created_at'],
    ['device', accounts.Device, 'registration_id cloud_message_type active'],
    ['address', addresses.Address, 'id name address receiver number latitude longitude is_primary'],
    [
      'primary address',
      addresses.createCustomer.body.properties.primary_address,
      'latitude longitude address name city',
    ],
    ['shop type', shops.ShopType, 'id name cover'],
    ['product type', shops.ProductType, 'id name cover'],
    [
      'shop',
      shops.Shop,
      'id name type cover latitude longitude address opening_time closing_time shopkeepr_name shopkeepr_phone product_types',
    ],
    ['type of the shop', shops.Shop.properties.type, 'name cover'],
    ['settings of the shop', shops.ShopSettings, 'opening_time closing_time is_open'],
    ['product', products.Product, 'id name description price quantity type tags cover images shop shop_name'],
    ['type of the product', products.Product.properties.type, 'id name'],
    ['cover of the product', products.Product.properties.cover, 'cover'],
    ['images of the product', products.Product.properties.images, 'id cover'],
    ['uploaded image', media.ProductImage, 'id'],
    ['catalogue product', catalogue.CatalogueProduct, 'id name description price tags cover is_addded type'],
    ['cart', cart.Cart, 'shop shop_name address items delivery_cost'],
    ['items of the cart', cart.Cart.properties.items, 'id product quantity'],
    ['slot', orders.SlotOffer, 'id start end'],
    [
      'order',
      orders.Order,
      'id status slot amount price delivery_cost items additional_details rejected_items deliverer payment shop shop_name shop_cover address',
    ],
    ['slot of the order', orders.Order.properties.slot, 'start end'],
    ['items of the order', orders.Order.properties.items, 'id product quantity price'],
    ['rejected items of the order', orders.Order.properties.rejected_items, 'name quantity'],
    ['deliverer of the order', orders.Order.properties.deliverer, 'first_name last_name number'],
    ['shop of the order', orders.Order.properties.shop, 'name address'],
    ['cover of the order’s shop', orders.Order.properties.shop_cover, 'cover'],
    ['address of the order', orderAddress, 'receiver number address'],
    ['verification', orders.verifyOrder.body.properties.item_data.properties.items, 'id quantity'],
    ['delivery', deliveries.Delivery, 'id status slot shop_name customer_name amount shop_number order'],
    [
      'order of the delivery',
      deliveries.Delivery.properties.order,
      'id slot shop address items additional_details rejected_items delivery_cost',
    ],
    ['shop of the delivery', delivered.shop, 'name address latitude longitude'],
    ['address of the delivery', delivered.address, 'receiver address number latitude longitude'],
    ['items of the delivery', delivered.items, 'id quantity price product'],
    ['delivery request', deliveries.DeliveryRequest, 'id order'],
    ['order of the delivery request', deliveries.DeliveryRequest.properties.order, 'id shop address'],
    ['list', blog.listArticles.responses[200], 'count results'],
  ])('of the %s are complete [API-4]', (_entity, schema, fields) => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(words(fields)));
  });
});

describe('the numbers', () => {
  it('are the limits [LIMIT-3]', () => {
    expect(limits).toMatchObject({
      pageSize: 10,
      overscan: 20,
      otpDigits: 6,
      phonePrefix: '+91',
      phoneDigits: 10,
      imageBytes: 1_048_576,
    });
  });

  it('are the constants of the screens [LIMIT-3]', () => {
    expect(screenConstants).toEqual({
      notificationPollMs: 10_000,
      savingPollMs: 30_000,
      carouselMs: 6_000,
      orderPlacedMs: 3_000,
      toastMs: 4_000,
      successToastMs: 2_000,
      toastsAtMost: 20,
      mapZoomPicker: 18,
      mapZoomShop: 15,
      mapZoomDefault: 7,
      mapHeightPx: 600,
    });
  });

  it('keep the distance between two points in kilometres', () => {
    const centre = { latitude: 10.52, longitude: 76.21 };
    expect(distanceKm(centre, centre)).toBe(0);
    expect(distanceKm(centre, { latitude: 11.52, longitude: 76.21 })).toBeCloseTo(111.195, 2);
    expect(distanceKm(centre, { latitude: 10.52, longitude: 77.21 })).toBeCloseTo(109.326, 2);
  });

  it('keep six decimals of a coordinate', () => {
    expect(roundCoordinate(10.123_456_78)).toBe(10.123_457);
  });
});

it('only calls of the operator refuse with the codes that the web app has no texts for', () => {
  const market = endpoints.filter(({ path }) => !path.startsWith('/operator/'));
  const answered = new Set<string>([...market.flatMap(failuresOf), 'method.not_allowed', 'request.timeout']);
  const others = Object.keys(errorCatalogue).filter((code) => !answered.has(code));
  expect([...operatorOnlyCodes].toSorted()).toEqual(others.toSorted());
});

it('each code that only operators get is declared by a call', () => {
  const declared = new Set<string>(endpoints.flatMap(failuresOf));
  expect([...operatorOnlyCodes].filter((code) => !declared.has(code))).toEqual([]);
});
