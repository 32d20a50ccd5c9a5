// A small source tree without a breach. It contains legal code that resembles each breach.
export const api = 'apps/api/src';
export const web = 'apps/web/src';
export const operator = 'apps/operator/src';
export const contract = 'packages/contract/src';

const server: Record<string, string> = {
  [`${api}/config.ts`]: 'export const port = process.env.PORT;',
  [`${api}/main.ts`]: "import { slices } from './slices/index.ts'; export const all = slices;",
  [`${api}/demo-village.ts`]: "export const load = () => import('@haat/demo');",
  [`${api}/open-data.ts`]: "import { open } from '@haat/embedded-postgres'; export const data = open;",
  [`${api}/platform/database.ts`]: "import pg from 'pg'; export type Tx = pg.Client; export type Db = Tx;",
  [`${api}/platform/http/web-pages.ts`]: "export const serveWeb = (app) => app.get('/', () => 1);",
  [`${api}/platform/page.ts`]: "import { limits } from '@haat/contract/limits'; export const page = limits;",
  [`${api}/platform/http/docs.ts`]:
    "import { endpoints } from '@haat/contract/every-endpoint'; export const docs = endpoints;",
  [`${api}/slices/index.ts`]: "import { shops } from './shops/index.ts'; export const slices = [shops];",
  [`${api}/slices/shops/index.ts`]:
    "import './shop.routes.ts'; import './shop.events.ts'; import './shop.sweeps.ts'; export const shops = 1;",
  [`${api}/slices/shops/shop.routes.ts`]: [
    "import * as shops from '@haat/contract/shops';",
    "import { openShop } from './open-shop.ts';",
    "export const shopRoutes = ({ app, routes }) => { app.addHook('onClose', () => 1);",
    'routes.write(shops.getShop, ({ tx }) => openShop(tx)); };',
  ].join('\n'),
  [`${api}/slices/shops/open-shop.ts`]:
    "import type { Tx } from '../../platform/database.ts'; export const openShop = async (tx: Tx) => new Date(tx.now.getTime() + 1);",
  [`${api}/slices/shops/require-shop.ts`]:
    "import type { Db } from '../../platform/database.ts'; import { all } from './shop.queries.ts'; export const requireShop = async (db: Db) => all(db);",
  [`${api}/slices/shops/shop-price.ts`]:
    "import type { Row } from './shop.queries.ts'; export const priceOf = (row: Row, now: Date) => now instanceof Date && Date.UTC(2026, 1) > 0 && row.priceDate;",
  [`${api}/slices/shops/shop-cache.service.ts`]:
    "import type { Database } from '../../platform/database.ts'; export const makeCache = (database: Database) => setInterval(() => database.db, 1);",
  [`${api}/slices/shops/shop.queries.ts`]: [
    "import { sql } from 'drizzle-orm';",
    "import { shops } from './shop.tables.ts';",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source's text
    'export const all = (tx) => tx.execute(sql`update shops set n = 1 from unnest(${shops}) where extract(day from at) = 1`);',
    'export type Row = 1;',
  ].join('\n'),
  [`${api}/slices/shops/shop.tables.ts`]:
    "import { pgTable } from 'drizzle-orm/pg-core'; export const shops = pgTable('shops', {});",
  [`${api}/slices/shops/shop.events.ts`]: 'export const shopSubscribers = 1;',
  [`${api}/slices/shops/shop.sweeps.ts`]: 'export const shopSweeps = 1;',
  [`${api}/slices/shops/shop.factory.ts`]: 'export const makeShop = 1;',
  [`${api}/testing/shops.ts`]: 'export const makeShop = 1;',
  [`${api}/slices/cart/cart.tables.ts`]:
    "import { pgTable } from 'drizzle-orm/pg-core'; export const items = pgTable('cart_items', {});",
  [`${api}/slices/cart/index.ts`]: "export { shops } from '../shops/index.ts';",
  [`${api}/slices/cart/cart.views.ts`]: [
    "import { sql } from 'drizzle-orm';",
    "import { shops } from '../shops/shop.tables.ts';",
    'const seen = new Map(); seen.delete(1);',
    "export const view = [shops, sql`select 'delete from' from shops join cart_items on true`];",
  ].join('\n'),
  [`${api}/slices/cart/cart.test.ts`]:
    "import { it } from 'vitest'; import { makeShop } from '../../testing/shops.ts'; it('', async () => new Date());",
};

const browser: Record<string, string> = {
  [`${web}/ui/layout/card.tsx`]:
    "import type { UseQueryResult } from '@tanstack/react-query'; import { Link } from 'react-router'; export const Card = (query: UseQueryResult) => <Link to=\"/\" />;",
  [`${web}/platform/http.ts`]:
    "import { createClient } from '@haat/client/client'; import { limits } from '@haat/contract/limits'; export const call = () => fetch('/', limits, createClient);",
  [`${web}/ui/map/leaflet-map.tsx`]: "export { MapCanvas } from '@haat/map/map-canvas';",
  [`${web}/platform/places.ts`]:
    "import { useQuery } from '@tanstack/react-query'; export const usePlaces = () => useQuery({ queryKey: ['places'] });",
  [`${web}/slices/shops/index.ts`]: "export const routes = () => import('./pages/shop-page.tsx');",
  [`${web}/slices/shops/shops.messages.ts`]: "export const words = { title: 'Shops' };",
  [`${web}/slices/shops/shops.api.ts`]:
    "import { call } from '../../platform/http.ts'; export const shopsQuery = { queryKey: ['shops'], queryFn: call };",
  [`${web}/slices/shops/use-shops.ts`]:
    "import { useQueryClient } from '@tanstack/react-query'; import { shopsQuery } from './shops.api.ts'; export const useRefresh = () => useQueryClient().invalidateQueries({ queryKey: shopsQuery.queryKey });",
  [`${web}/slices/shops/shop-form.tsx`]:
    'export const ShopForm = ({ onSubmit }: { readonly onSubmit: () => void }) => <form onSubmit={onSubmit} />;',
  [`${web}/slices/shops/components/shop-card.tsx`]:
    "import { useQuery } from '@tanstack/react-query'; import { shopsQuery } from '../shops.api.ts'; export const ShopCard = () => <p>{useQuery(shopsQuery).data}</p>;",
  [`${web}/slices/shops/pages/shop-page.tsx`]: [
    "import { useNavigate } from 'react-router';",
    "import { Card } from '../../../ui/layout/card.tsx';",
    "import { shopsQuery } from '../shops.api.ts';",
    'export const ShopPage = () => { const navigate = useNavigate(); return navigate(Card, shopsQuery); };',
  ].join('\n'),
  [`${web}/app/router.ts`]:
    "import { routes } from '../slices/shops/index.ts'; export const router = routes;",
};

const operatorApp: Record<string, string> = {
  [`${operator}/platform/http.ts`]:
    "import { HttpError } from 'ra-core'; export const call = () => fetch('/', HttpError); export const sentenceOf = 1;",
  [`${operator}/providers/data-provider.ts`]:
    "import { getShop } from '@haat/contract/shops'; import { call } from '../platform/http.ts'; export const provider = [getShop, call];",
  [`${operator}/resources/shops/shop-list.tsx`]:
    "import { useGetList } from 'ra-core'; import { sentenceOf } from '../../platform/http.ts'; export const ShopList = () => useGetList(sentenceOf);",
};

const packages: Record<string, string> = {
  'packages/demo/src/index.ts': "import { shops } from '@haat/api/slices/shops'; export const all = shops;",
  'packages/embedded-postgres/src/index.ts': "import pg from 'pg'; export const open = pg;",
  'packages/client/src/client.ts':
    "import { limits } from '@haat/contract/limits'; export const createClient = () => limits;",
  'packages/map/src/map-canvas.tsx':
    "import L from 'leaflet'; import { useRef } from 'react'; export const MapCanvas = () => useRef(L);",
  [`${contract}/limits.ts`]: "import { Type } from 'typebox'; export const limits = Type;",
  [`${contract}/shops.ts`]:
    "import { limits } from './limits.ts'; export const getShop = endpoint({ who: 'anyone', limits });",
  [`${contract}/orders.ts`]:
    "import { getShop } from './shops.ts'; import './order-machine.ts'; export const get = getShop;",
  [`${contract}/order-machine.ts`]: 'export const orderStatuses = [];',
  [`${contract}/examples.ts`]: 'export const examples = [];',
  [`${contract}/every-endpoint.ts`]: "import * as shops from './shops.ts'; export const endpoints = shops;",
};

export const soundTree: Readonly<Record<string, string>> = {
  ...server,
  ...browser,
  ...operatorApp,
  ...packages,
};

/** One file that breaks one rule. A rule that can be broken in several ways has several. */
export interface Breach {
  readonly rule: string;
  readonly file: string;
  readonly text: string;
  /** `line:column` of the report. Without it, the test expects line 1. */
  readonly at?: string;
}
