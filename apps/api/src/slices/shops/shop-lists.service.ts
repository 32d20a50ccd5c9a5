// The shops of cities in memory. Each request reads the versions of its cities' lists from the database, so that a change
// in any process is in the next answer: see decision 0027.
import { cityOf } from '@haat/contract/city-ids';
import type { DataVersion } from '../../platform/data-version.ts';
import type { Database } from '../../platform/database.ts';
import { inPieces } from '../../platform/in-pieces.ts';
import { KeptByVersion } from '../../platform/kept-by-version.ts';
import type { SliceContext } from '../../platform/slice-context.ts';
import { requireOwnAddress } from '../addresses/index.ts';
import { type ListedShop, makeShopList, type ShopList } from './shop-list.ts';
import { loadShops } from './shop-list.views.ts';
import { findAddressReach, findListVersion, type ListVersion } from './shop-list-version.views.ts';
import { ShopsInReach } from './shops-in-reach.ts';

/** About 50,000 shops. The lists that were used last stay. */
const mostBytes = 32 * 1024 * 1024;

/** Corrects changes without a new version: by a server older than the lists, or by hand. */
const reloadAfterMs = 10 * 60_000;

export interface ShopLists {
  /** The shops that deliver to an own address. Throws as `requireOwnAddress` does. `addressId`: undefined when the request names none. */
  findInReach(userId: number, addressId: number | undefined): Promise<ShopsInReach>;
  /** Undefined for a shop that is unknown or not verified. */
  findListed(shopId: number): Promise<ListedShop | undefined>;
}

type Context = Pick<SliceContext, 'database' | 'clock'>;

const opened = new WeakMap<Database, ShopLists>();

/** The lists of a database, shared by all slices. */
export function shopListsOf(context: Context): ShopLists {
  const lists = opened.get(context.database) ?? openShopLists(context);
  opened.set(context.database, lists);
  return lists;
}

function openShopLists({ database: { db }, clock }: Context): ShopLists {
  const kept = new KeptByVersion<ShopList, ListVersion | undefined>({
    mostBytes,
    readVersion: (cityId) => findListVersion(db, cityId),
    load: async (cityId, version, before) => {
      const loaded = await loadShops(db, { cityId, version, before, now: clock.now() });
      return inPieces(makeShopList(loaded, before));
    },
  });

  const getList = (cityId: number, version: DataVersion): Promise<ShopList | undefined> => {
    const list = kept.find(cityId);
    // Also when the clock was set back.
    if (list && Math.abs(clock.now().getTime() - list.wholeAt.getTime()) >= reloadAfterMs)
      kept.forget(cityId);
    return kept.get(cityId, version);
  };

  return {
    findInReach: async (userId, addressId) => {
      const rows = addressId === undefined ? [] : await findAddressReach(db, userId, addressId);
      const point = rows[0] ?? (await requireOwnAddress(db, userId, addressId));
      const lists = rows.map(async ({ cityId, number, server }) =>
        cityId === null || number === null ? undefined : getList(cityId, { number, server }),
      );
      return new ShopsInReach(
        point,
        (await Promise.all(lists)).filter((list) => list !== undefined),
      );
    },
    findListed: async (shopId) => {
      const cityId = cityOf(shopId);
      const version = await findListVersion(db, cityId);
      const list = version && (await getList(cityId, version));
      return list?.shops.find(({ id }) => id === shopId);
    },
  };
}
