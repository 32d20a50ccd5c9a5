// Who orders what, when, and how far the order gets. The random seed is fixed: the village is the same every time.
import {
  assigned,
  completed,
  completedAtTheDoor,
  delivered,
  failed,
  longUnanswered,
  open,
  pickedUp,
  readyToFetch,
  type Step,
  unanswered,
  verified,
} from './order-steps.ts';
import type { DemoPerson, DemoShop, Village } from './village/types.ts';

export interface OrderPlan {
  /** Keys of people. */
  readonly customer: string;
  readonly deliverer: string;
  /** The shop's name. */
  readonly shop: string;
  /** Days from today. */
  readonly slotDay: number;
  /** Which window of the day. */
  readonly window: 0 | 1 | 2 | 3;
  /** Placed at least this many minutes ago. */
  readonly age: number;
  /** The position in the shop's list of goods, and the quantity. */
  readonly lines: readonly (readonly [place: number, quantity: number])[];
  readonly details?: string;
  /** Left out: it is delivered. */
  readonly fulfilment?: 'pick_up';
  readonly steps: readonly Step[];
}

const numbers = {
  customer: '+919000000001',
  retailer: '+919000000002',
  deliverer: '+919000000003',
} as const;

const payments = ['Cash', 'UPI', 'Cash, change given', 'UPI to the shop'] as const;

/** The demo customer's orders at the demo retailer's shop, one in each state, and one to fetch. */
const mainOrders: readonly Omit<OrderPlan, 'customer' | 'deliverer' | 'shop'>[] = [
  {
    slotDay: -1,
    window: 1,
    age: 300,
    lines: [
      [4, 2],
      [5, 1],
    ],
    steps: [{ action: 'reject' }],
  },
  {
    slotDay: -1,
    window: 2,
    age: 290,
    lines: [[6, 1]],
    steps: [{ action: 'cancel' }],
  },
  {
    slotDay: -1,
    window: 3,
    age: 280,
    lines: [
      [0, 3],
      [1, 1],
      [2, 2],
    ],
    steps: verified(1),
  },
  {
    slotDay: -1,
    window: 3,
    age: 270,
    lines: [
      [0, 2],
      [1, 1],
      [3, 2],
    ],
    steps: delivered,
    details: 'Ring the bell twice.',
  },
  {
    slotDay: 0,
    window: 0,
    age: 240,
    lines: [
      [7, 1],
      [8, 2],
    ],
    steps: pickedUp,
  },
  {
    slotDay: 1,
    window: 0,
    age: 120,
    lines: [
      [2, 1],
      [9, 1],
      [10, 1],
    ],
    steps: assigned,
  },
  {
    slotDay: 1,
    window: 1,
    age: 60,
    lines: [
      [0, 1],
      [11, 2],
    ],
    steps: open,
    details: 'Ripe ones only, please.',
  },
  {
    slotDay: 1,
    window: 0,
    age: 45,
    lines: [
      [27, 2],
      [26, 1],
    ],
    fulfilment: 'pick_up',
    steps: readyToFetch,
  },
  {
    slotDay: 1,
    window: 2,
    age: 12,
    lines: [
      [3, 2],
      [1, 1],
      [0, 1],
    ],
    steps: unanswered,
    details: 'Leave it with my mother if I am out.',
  },
];

/** Orders that are new or not yet finished, and those that ended yesterday. */
export function sinceYesterday(village: Village): OrderPlan[] {
  const { customer, deliverer, shop, others } = mainParts(village);
  const parties = { customer: customer.key, deliverer: deliverer.key, shop: shop.name };
  return [
    ...mainOrders.map((order) => ({ ...parties, ...order })),
    { ...parties, ...failedOrder, customer: (others[0] ?? customer).key },
    ...toFetch.map((order, index) => ({
      ...parties,
      ...order,
      customer: (others[index + 1] ?? customer).key,
    })),
    ...waitingElsewhere(village),
  ];
}

const failedOrder = {
  slotDay: 0,
  window: 0,
  age: 230,
  lines: [
    [1, 1],
    [6, 2],
  ],
  steps: failed,
} as const;

/** With the two orders that are on the way, a trip of five stops: the shop, and four doors. */
const toFetch: readonly Omit<OrderPlan, 'customer' | 'deliverer' | 'shop'>[] = [
  {
    slotDay: 0,
    window: 0,
    age: 220,
    lines: [
      [2, 1],
      [7, 1],
    ],
    steps: assigned,
  },
  {
    slotDay: 0,
    window: 0,
    age: 210,
    lines: [
      [5, 1],
      [8, 1],
    ],
    steps: assigned,
  },
];

/** Orders that wait for the demo's people: new ones for the demo retailer, open requests for the demo deliverer. */
function waitingElsewhere(village: Village): OrderPlan[] {
  const { shop, deliverer, others, shops } = mainParts(village);
  return others.slice(0, 5).map((person, index) => {
    const isForMainShop = index % 2 === 0;
    return {
      customer: person.key,
      deliverer: deliverer.key,
      shop: (isForMainShop ? shop : (shops[index % shops.length] ?? shop)).name,
      slotDay: 1,
      window: windowAt(index),
      age: 50 - index * 7,
      lines: [
        [index + 2, 1],
        [index + 5, 2],
      ],
      steps: isForMainShop && index < 3 ? longUnanswered : open,
    };
  });
}

/** Finished orders of the whole village, oldest first, so that ids follow the times. */
export function lastWeek(village: Village): OrderPlan[] {
  const { customer, deliverer, others, shops, shop } = mainParts(village);
  const next = seeded(20_261_121);
  return Array.from({ length: 28 }, (_, index) => {
    const isMain = index % 4 === 0;
    const buyer = isMain ? customer : (others[next(others.length)] ?? customer);
    const payment = payments[next(payments.length)] ?? 'Cash';
    const refuse = index % 5 === 0 ? 1 : 0;
    return {
      customer: buyer.key,
      deliverer: deliverer.key,
      shop: (index % 3 === 0 ? shop : (shops[next(shops.length)] ?? shop)).name,
      slotDay: -7 + Math.floor(index / 5),
      window: windowAt(index),
      age: 60 * 24,
      lines: [
        [next(8), 1 + next(2)],
        [8 + next(6), 1],
        [14 + next(5), 1 + next(3)],
      ],
      steps:
        index % 9 === 8
          ? [{ action: 'reject' as const }]
          : index % 7 === 3
            ? completedAtTheDoor
            : completed(refuse, payment),
    };
  });
}

function mainParts(village: Village) {
  const byNumber = (number: string): DemoPerson => {
    const person = village.people.find((one) => one.number === number);
    if (!person) throw new Error(`nobody in the village has the number ${number}`);
    return person;
  };
  const [customer, retailer, deliverer] = [numbers.customer, numbers.retailer, numbers.deliverer].map(
    byNumber,
  );
  const shop = village.shops.find((one: DemoShop) => one.retailer === retailer?.key);
  if (!customer || !deliverer || !shop) throw new Error('the village lacks its main people');
  const retailers = new Set(village.shops.map((one) => one.retailer));
  const others = village.people.filter(
    (one) => one !== customer && !retailers.has(one.key) && !one.isDeliverer,
  );
  // A slot may fall on a closed weekday.
  const shops = village.shops.filter((one) => !one.isUnverified && !one.isClosed && !one.closedWeekdays);
  return { customer, deliverer, shop, shops, others: others.length > 0 ? others : [customer] };
}

const windowAt = (index: number): OrderPlan['window'] => ([0, 1, 2, 3] as const)[index % 4] ?? 0;

/** The "minimal standard" generator of Park and Miller (1988). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
