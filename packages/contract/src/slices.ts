// What each slice brings to the contract, in the order of slices: a slice may use only those before it. The server, the border
// check and the desk's lists are made from it.

interface SliceContract {
  /** Files of this package that belong to the slice, besides the one with its name. */
  readonly files?: readonly string[];
  /** The first parts of the paths of its web pages. Banners and the phone app's links lead to these. */
  readonly pages?: readonly string[];
  /** The kinds of its records in the audit, with their places in its filter. */
  readonly records?: Readonly<Record<string, number>>;
  /** What may need an operator. The desk shows how many there are, and rings when a new one begins. */
  readonly needs?: readonly string[];
  /** What may need an operator and has no beginning. */
  readonly shortages?: readonly string[];
  /** Steps from an empty database to the first completed order, with their places. */
  readonly steps?: Readonly<Record<string, number>>;
}

export const slices = {
  accounts: {
    files: ['operator/users', 'operator/cities'],
    records: { user: 1, city: 3 },
    steps: { city: 1 },
  },
  'second-factor': { files: ['operator/second-factor'] },
  media: {
    files: ['operator/images'],
    shortages: [
      // Disks of the data or the pictures with less than 10 % or 2 GB free.
      'disks_low',
    ],
  },
  files: {},
  addresses: {},
  shops: {
    files: ['operator/shops', 'operator/shop-types', 'operator/product-types'],
    pages: ['shops', 'retailer'],
    records: { shop: 2, shop_type: 5, product_type: 6 },
    // Not verified yet, since their registration.
    needs: ['shops_waiting'],
    steps: { shop_types: 3, product_types: 4, first_shop: 6 },
  },
  products: { files: ['product-shapes'] },
  catalogue: {
    files: ['file-imports', 'goods-files', 'operator/catalogue'],
    records: { catalogue: 7, import: 15 },
  },
  search: { files: ['operator/synonyms'], records: { synonym: 8 } },
  cart: {},
  orders: {
    files: [
      'failed-delivery',
      'give-back',
      'order-machine',
      'order-machine.cases',
      'order-shapes',
      'orders-again',
      'packing',
      'payment-machine',
      'payment-sentence',
      'payment-shapes',
      'refund-kinds',
      'phone-orders',
      'proposal-effect',
      'proposal-machine',
      'proposal-shapes',
      'proposals',
      'operator/orders',
      'operator/slots',
    ],
    records: { order: 12, slot: 4 },
    needs: [
      // Initiated, and their shop hasn't answered for the city's `tell_operator_after`.
      'orders_unanswered',
      // Delivery requests that have been open for the city's `tell_operator_request_after`.
      'requests_open',
      // Accepted, but not at the door when their slot ended.
      'deliveries_late',
      // Picked up, but nobody took them at the door.
      'deliveries_failed',
      // Something is due because a payment that the customer claimed was denied.
      'payments_denied',
      // A refund is owed for seven days.
      'refunds_owed',
    ],
    shortages: [
      // Slots that are offered now and have at least 80 % of their capacity taken.
      'slots_nearly_full',
      // Cities without a delivery window tomorrow.
      'cities_without_slots',
    ],
    steps: { slots: 2, first_order: 8 },
  },
  standing: {},
  lists: {},
  deliveries: {
    files: ['operator/deliverers', 'operator/dispatch'],
    pages: ['deliverer'],
    steps: { first_deliverer: 7 },
  },
  payments: { files: ['refunds', 'operator/payments', 'operator/refunds'] },
  credit: { files: ['credit-machine', 'operator/credit'] },
  cash: {
    files: ['sales', 'operator/cash'],
    records: { cash: 16, hand_over: 17 },
    // Waiting for 24 hours, since then.
    needs: ['hand_overs_waiting'],
  },
  commission: { files: ['commission-kinds', 'operator/commission'] },
  blog: {
    files: ['operator/articles', 'operator/categories', 'operator/banners'],
    pages: ['blogs'],
    records: { article: 9, category: 10, banner: 11 },
  },
  notifications: {
    files: ['operator/announcements'],
    pages: ['notifications'],
    records: { announcement: 19 },
  },
  push: {},
  reminders: {},
  complaints: {
    files: ['complaint-kinds', 'operator/complaints'],
    records: { complaint: 18 },
    // Open, and 12 hours before the answer or 3 days before the solution is late, since then.
    needs: ['complaints_due'],
  },
  support: {
    files: ['operator/requests', 'operator/support-contacts'],
    pages: ['support'],
    records: { request: 13, support_contacts: 14 },
    // Open, since somebody asked.
    needs: ['support_open'],
    steps: { support: 5 },
  },
  'own-data': { pages: ['account'] },
  desk: {
    files: ['operator/audit', 'operator/setup', 'operator/today'],
    shortages: [
      // 1 while there is no backup that is recent enough.
      'backups_missing',
    ],
  },
} as const satisfies Readonly<Record<string, SliceContract>>;

export type SliceName = keyof typeof slices;

type Slices = (typeof slices)[SliceName];
type Listed<Part extends 'needs' | 'shortages'> = Extract<
  Slices,
  Record<Part, readonly string[]>
>[Part][number];
type KeysOf<Placed> = Placed extends unknown ? keyof Placed : never;
type Placed<Part extends 'records' | 'steps'> = KeysOf<Extract<Slices, Record<Part, object>>[Part]>;

export type RecordKind = Placed<'records'>;
export type NeedKey = Listed<'needs'>;
export type ShortageKey = Listed<'shortages'>;
export type SetupKey = Placed<'steps'>;

const all: readonly SliceContract[] = Object.values(slices);

const inPlaces = (parts: readonly (Readonly<Record<string, number>> | undefined)[]): readonly string[] =>
  parts
    .flatMap((part = {}) => Object.entries(part))
    .sort(([, one], [, other]) => one - other)
    .map(([key]) => key);

// TypeScript gives the keys of an object as strings. The types above have their names.
export const sliceNames = Object.keys(slices) as readonly SliceName[];
/** The first parts of the paths of all web pages, besides those of the sign-in. */
export const pageRoots: readonly string[] = all.flatMap(({ pages = [] }) => pages);
export const recordKinds = inPlaces(all.map(({ records }) => records)) as readonly RecordKind[];
export const needKeys = all.flatMap(({ needs = [] }) => needs) as readonly NeedKey[];
export const shortageKeys = all.flatMap(({ shortages = [] }) => shortages) as readonly ShortageKey[];
export const setupKeys = inPlaces(all.map(({ steps }) => steps)) as readonly SetupKey[];
