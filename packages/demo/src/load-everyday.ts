// Lists in each state, at the demo retailer's shop.
import type { Tx } from '@haat/api/platform/database';
import { dayAfter, dayInZone } from '@haat/api/platform/zoned-time';
import {
  agreeToList,
  cancelList,
  expireList,
  offerForList,
  refuseList,
  sendList,
} from '@haat/api/slices/lists';
import { getOwnShop } from '@haat/api/slices/shops';
import type { Happening } from './at.ts';
import { findSlotId } from './find-slot-id.ts';
import { windowTimes } from './load-people.ts';
import type { OpenedShop } from './load-shops.ts';
import { known } from './load-types.ts';
import type { Village } from './village/types.ts';

interface Needed {
  readonly cityId: number;
  readonly userIds: ReadonlyMap<string, number>;
  readonly shops: ReadonlyMap<string, OpenedShop>;
  readonly now: Date;
}

/** A list that is over needs no job, and one that waits has expired by itself. */
const expiries: Parameters<typeof sendList>[1]['expiries'] = {
  place: async () => undefined,
  remove: async () => undefined,
};

const texts = {
  expired: 'Bananas for the temple, two dozen',
  cancelled: 'Greens for five people',
  refused: 'Jackfruit, a whole one',
  ordered: 'As last week: onions and tomatoes',
  offered: 'What you have fresh for a sambar',
  waiting: 'Two kilos of small onions, and a coconut',
} as const;

const minuteMs = 60_000;

/** All are the demo customer's. Only what is sent or agreed to now still waits for somebody. */
export function happeningsOfLists({ city }: Village, { cityId, userIds, shops, now }: Needed): Happening[] {
  const [main] = [...shops.values()];
  const good = main?.products.find(({ quantity }) => quantity > 10);
  if (!main || !good) return [];
  const customer = { userId: known(userIds, 'lakshmi'), expiries };
  const shop = { userId: main.retailerId, expiries };
  const day = dayAfter(dayInZone(now, city.timeZone), 1);
  const made = new Map<keyof typeof texts, number>();
  const ago = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
  const send = (name: keyof typeof texts) => async (tx: Tx) => {
    const { id: shopId } = await getOwnShop(tx, main.retailerId);
    const slotId = await findSlotId(tx, cityId, { day, startTime: windowTimes[0][0] });
    const list = { shopId, slotId, addressId: undefined, fileIds: [], payBy: 'cash' } as const;
    made.set(name, await sendList(tx, customer, { ...list, fulfilment: 'delivery', text: texts[name] }));
  };
  const offer = (name: keyof typeof texts) => (tx: Tx) =>
    offerForList(tx, shop, {
      listId: known(made, name),
      items: [{ productId: good.id, quantity: 2 }],
      note: 'Fresh from this morning',
    });
  return [
    { time: ago(360), run: send('expired') },
    { time: ago(300), run: (tx) => expireList(tx, known(made, 'expired')) },
    { time: ago(240), run: send('cancelled') },
    { time: ago(230), run: (tx) => cancelList(tx, customer, { listId: known(made, 'cancelled') }) },
    { time: ago(180), run: send('refused') },
    {
      time: ago(170),
      run: (tx) =>
        refuseList(tx, shop, { listId: known(made, 'refused'), reason: 'out_of_stock', note: null }),
    },
    { time: ago(20), run: send('ordered') },
    { time: ago(15), run: offer('ordered') },
    { time: ago(10), run: send('offered') },
    { time: ago(5), run: offer('offered') },
    { time: ago(1), run: send('waiting') },
    { time: now, run: (tx) => agreeToList(tx, customer, { listId: known(made, 'ordered') }) },
  ];
}
