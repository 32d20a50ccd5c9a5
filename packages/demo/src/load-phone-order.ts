// An order by telephone that waits for its code, at the demo retailer's shop. Nobody gets the SMS.
import type { Tx } from '@haat/api/platform/database';
import { dayAfter, dayInZone } from '@haat/api/platform/zoned-time';
import { startPhoneOrder } from '@haat/api/slices/orders';
import { findSlotId } from './find-slot-id.ts';
import { windowTimes } from './load-people.ts';
import type { OpenedShop } from './load-shops.ts';
import type { Village } from './village/types.ts';

interface Needed {
  readonly cityId: number;
  readonly shops: ReadonlyMap<string, OpenedShop>;
}

/** After the orders, whose time is now. */
export async function loadPhoneOrder(tx: Tx, { city }: Village, { cityId, shops }: Needed): Promise<void> {
  const [main] = [...shops.values()];
  const good = main?.products.find(({ quantity }) => quantity > 10);
  if (!main || !good) return;
  const day = dayAfter(dayInZone(tx.now, city.timeZone), 1);
  await startPhoneOrder(
    tx,
    { userId: main.retailerId },
    {
      number: '+917000009999',
      name: 'Amina Beevi',
      address: {
        address: 'Thekkedath House\nTemple Road',
        landmark: 'Behind the well',
        ...city.centre,
        hasPin: true,
      },
      items: [{ productId: good.id, quantity: 2 }],
      slotId: await findSlotId(tx, cityId, { day, startTime: windowTimes[0][0] }),
      additionalDetails: '',
      payBy: 'cash',
      fulfilment: 'delivery',
      limits: undefined,
    },
  );
}
