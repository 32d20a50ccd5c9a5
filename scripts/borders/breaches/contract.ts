import { api, type Breach, contract, web } from './sound-tree.ts';

export const contractBreaches: Breach[] = [
  {
    rule: 'the contract needs typebox and itself, nothing else',
    file: `${contract}/money.ts`,
    text: "import 'fastify';",
  },
  {
    rule: "a slice's contract uses only the contracts of the slices before it",
    file: `${contract}/cart.ts`,
    text: "import { get } from './orders.ts'; export const cart = get;",
  },
  {
    rule: "a slice's contract uses only the contracts of the slices before it",
    file: `${contract}/products.ts`,
    text: "import type {} from './order-machine.ts';",
  },
  {
    rule: 'the shared files of the contract import no slice',
    file: `${contract}/errors.ts`,
    text: "import { getShop } from './shops.ts'; export const codes = getShop;",
  },
  {
    rule: 'the shared files of the contract import no slice',
    file: `${contract}/schema.ts`,
    text: "export { endpoints } from './every-endpoint.ts';",
  },
  {
    rule: 'a slice uses only the contracts of itself and of the slices before it',
    file: `${api}/slices/cart/empty-cart.ts`,
    text: "import { get } from '@haat/contract/orders'; export const empty = get;",
  },
  {
    rule: 'a slice uses only the contracts of itself and of the slices before it',
    file: `${web}/slices/shops/shop-state.ts`,
    text: "import type { OrderStatus } from '@haat/contract/order-machine'; export type State = OrderStatus;",
  },
  {
    rule: 'a slice uses only the contracts of itself and of the slices before it',
    file: `${api}/slices/cart/empty-cart.ts`,
    text: "import { get } from '@haat/contract/operator/orders'; export const empty = get;",
  },
  {
    rule: "a slice's contract uses only the contracts of the slices before it",
    file: `${contract}/operator/shops.ts`,
    text: "import { get } from '../orders.ts'; export const shops = get;",
  },
  {
    rule: "the customers' web app uses no contract of the operator",
    file: `${web}/slices/orders/order-state.ts`,
    text: "import { get } from '@haat/contract/operator/orders'; export const state = get;",
  },
  {
    rule: 'platform/, ui/, messages/ and the packages of both apps use no contract of a slice',
    file: `${web}/ui/feedback/status-badge.tsx`,
    text: "import type { OrderStatus } from '@haat/contract/order-machine'; export type State = OrderStatus;",
  },
  {
    rule: 'platform/, ui/, messages/ and the packages of both apps use no contract of a slice',
    file: 'packages/client/src/session.ts',
    text: "import { getShop } from '@haat/contract/shops'; export const asked = getShop;",
  },
  {
    rule: "only the API's documentation uses all endpoints, examples and names of shapes",
    file: `${web}/platform/share.ts`,
    text: "import { examples } from '@haat/contract/examples'; export const all = examples;",
  },
  {
    rule: "only the API's documentation uses all endpoints, examples and names of shapes",
    file: `${web}/platform/share.ts`,
    text: "import { endpoints } from '@haat/contract/every-endpoint'; export const all = endpoints;",
  },
  {
    rule: 'an endpoint says who may call it',
    file: `${contract}/cart.ts`,
    text: "export const getCart = endpoint({ method: 'GET' });",
    at: '1:24',
  },
];
