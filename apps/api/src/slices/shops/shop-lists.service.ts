// The shops of cities in memory. Each request reads the versions of its cities' lists from the database, so that a change
// in any process is in the next answer: see decision 0027.
import { cityOf } from '@haat/contract/city-ids';
import { type DataVersion, renew } from '../../platform/data-version.ts';
import type { Database } from '../../platform/database.ts';
import { KeptByCity } from '../../platform/kept-by-city.ts';
import { requireOwnAddress } from '../addresses/index.ts';
import { type ListedShop, makeShopList, type ShopList } from './shop-list.ts';
import { findAddressReach, findListVersion, loadShops } from './shop-list.views.ts';
import { ShopsInReach } from './shops-in-reach.ts';

/** About 50,000 shops. The lists that were used last stay. */
const mostBytes = 32 * 1024 * 1024;

/** Corrects changes without a new version: by a server older than the lists, or by hand. */
const reloadAfterMs = 10 * 60_000;

interface AskedAddress {
  readonly userId: number;
  /** Undefined when the request names none. */
  readonly addressId: number | undefined;
  readonly now: Date;
}

interface WantedList {
  readonly cityId: number;
  readonly version: DataVersion;
  readonly now: Date;
}

export interface ShopLists {
  /** The shops that deliver to an own address. Throws as `requireOwnAddress` does. */
  findInReach(asked: AskedAddress): Promise<ShopsInReach>;
  /** Undefined for a shop that is unknown or not verified. */
  findListed(shopId: number, now: Date): Promise<ListedShop | undefined>;
}

const opened = new WeakMap<Database, ShopLists>();

/** The lists of a database, shared by all slices. */
export function shopListsOf(database: Database): ShopLists {
  const lists = opened.get(database) ?? openShopLists(database);
  opened.set(database, lists);
  return lists;
}

function openShopLists(database: Database): ShopLists {
  const kept = new KeptByCity<ShopList>(mostBytes);
  const loading = new Map<number, Promise<ShopList | undefined>>();

  /** Loads what changed since `before`, or all. One load at a time for each city. */
  const load = (cityId: number, now: Date, before: ShopList | undefined): Promise<ShopList | undefined> => {
    const running =
      loading.get(cityId) ??
      loadShops(database.db, { cityId, before, now })
        .then((loaded) => loaded && kept.keep(makeShopList(loaded, before)))
        .finally(() => loading.delete(cityId));
    loading.set(cityId, running);
    return running;
  };

  const getList = async ({ cityId, version, now }: WantedList): Promise<ShopList | undefined> => {
    let list = kept.find(cityId);
    if (list && isOld(list, now)) list = await load(cityId, now, undefined);
    return renew(list, version, (before) => load(cityId, now, before));
  };

  return {
    findInReach: async ({ userId, addressId, now }) => {
      const rows = addressId === undefined ? [] : await findAddressReach(database.db, userId, addressId);
      const point = rows[0] ?? (await requireOwnAddress(database.db, userId, addressId));
      const wanted = rows.flatMap(({ cityId, version: number, server }) =>
        cityId === null || number === null ? [] : [{ cityId, version: { number, server }, now }],
      );
      const lists = (await Promise.all(wanted.map(getList))).filter((list) => list !== undefined);
      return new ShopsInReach(point, lists);
    },
    findListed: async (shopId, now) => {
      const cityId = cityOf(shopId);
      const version = await findListVersion(database.db, cityId);
      const list = version === undefined ? undefined : await getList({ cityId, version, now });
      return list?.shops.find(({ id }) => id === shopId);
    },
  };
}

const isOld = ({ wholeAt }: ShopList, now: Date): boolean =>
  now.getTime() - wholeAt.getTime() >= reloadAfterMs;
