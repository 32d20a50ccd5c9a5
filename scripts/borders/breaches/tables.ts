import { api, type Breach } from './sound-tree.ts';

const foreign = "SQL names no other slice's table";

export const tableBreaches: Breach[] = [
  {
    rule: foreign,
    file: `${api}/slices/cart/cart.queries.ts`,
    text: 'export const close = (tx) =>\n  tx.execute(sql`update shops set is_open = false`);',
    at: '2:14',
  },
  {
    rule: foreign,
    file: `${api}/slices/cart/cart.queries.ts`,
    text: 'export const close = (tx) => tx.execute(sql<{ id: number }>`select * from cart_items, "shops" s`);',
  },
  {
    rule: foreign,
    file: `${api}/slices/cart/cart.queries.ts`,
    text: "export const close = (tx) => tx.execute(sql.raw('delete from only public.shops'));",
  },
  {
    rule: foreign,
    file: `${api}/slices/cart/cart.queries.ts`,
    text: "export const table = sql.identifier('shops');",
  },
  {
    rule: foreign,
    file: `${api}/slices/cart/cart.queries.ts`,
    text: "export const table = sql.raw('shops');",
  },
  {
    rule: foreign,
    file: `${api}/platform/migrate.ts`,
    text: 'export const count = (tx) => tx.execute(sql`select count(*) from shops`);',
  },
  {
    rule: 'a view reads the tables of its own and of earlier slices',
    file: `${api}/slices/shops/shop.views.ts`,
    text: 'export const view = sql`select 1 from shops left join cart_items on true`;',
  },
];
