import { endpoints } from '@haat/contract/every-endpoint';
import { shopTypes } from '@haat/contract/shops';
import { expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { mayReadReplica } from './fresh-reads.ts';

it('only these calls read on a replica, and all other calls on the primary [SCALE-8]', () => {
  const named = [...endpoints].filter(([, { reads }]) => reads === 'replica').map(([name]) => name);
  expect(named.sort()).toEqual([
    'accounts.cities',
    'again.boughtBefore',
    'blog.listArticles',
    'blog.listBanners',
    'blog.listCategories',
    'catalogue.catalogueTypes',
    'catalogue.getCatalogueProduct',
    'catalogue.listCatalogue',
    'operatorToday.getToday',
    'products.getProduct',
    'products.listProducts',
    'products.productTypes',
    'products.shopProductTypes',
    'shops.getShop',
    'shops.shopTypes',
  ]);
  for (const name of named) expect(endpoints.get(name)?.method).toBe('GET');
});

it('a session that changed something in the last five seconds reads on the primary [SCALE-8]', () => {
  const now = new Date('2026-11-21T04:30:10Z');
  const mayRead = (wroteAt: string | null): boolean =>
    mayReadReplica(shopTypes, { wroteAt: wroteAt === null ? null : new Date(wroteAt) } as Actor, now); // nothing else is read
  expect(mayRead(null)).toBe(true);
  expect(mayRead('2026-11-21T04:30:04Z')).toBe(true);
  expect(mayRead('2026-11-21T04:30:06Z')).toBe(false);
});
