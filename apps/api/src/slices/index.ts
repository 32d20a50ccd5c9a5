// The slices in the order of the contract; each may use only those before it. The last two sum up what the others declare.
import { type SliceName, sliceNames } from '@haat/contract/slices';
import { accounts } from './accounts/index.ts';
import { addresses } from './addresses/index.ts';
import { blog } from './blog/index.ts';
import { cart } from './cart/index.ts';
import { cash } from './cash/index.ts';
import { catalogue } from './catalogue/index.ts';
import { commission } from './commission/index.ts';
import { complaints } from './complaints/index.ts';
import { credit } from './credit/index.ts';
import { deliveries } from './deliveries/index.ts';
import { makeDesk } from './desk/index.ts';
import { files } from './files/index.ts';
import { lists } from './lists/index.ts';
import type { AnyManifest, Manifest } from './manifest.ts';
import { media } from './media/index.ts';
import { notifications } from './notifications/index.ts';
import { orders } from './orders/index.ts';
import { makeOwnData } from './own-data/index.ts';
import { payments } from './payments/index.ts';
import { products } from './products/index.ts';
import { push } from './push/index.ts';
import { reminders } from './reminders/index.ts';
import { search } from './search/index.ts';
import { secondFactor } from './second-factor/index.ts';
import { shops } from './shops/index.ts';
import { standing } from './standing/index.ts';
import { support } from './support/index.ts';

type Manifests<Name extends SliceName> = { readonly [N in Name]: Manifest<N> };

const earlier: Manifests<Exclude<SliceName, 'own-data' | 'desk'>> = {
  accounts,
  addresses,
  blog,
  cart,
  cash,
  catalogue,
  commission,
  complaints,
  credit,
  deliveries,
  files,
  lists,
  media,
  notifications,
  orders,
  payments,
  products,
  push,
  reminders,
  search,
  'second-factor': secondFactor,
  shops,
  standing,
  support,
};

const all: Manifests<SliceName> = {
  ...earlier,
  'own-data': makeOwnData(Object.values(earlier)),
  desk: makeDesk(Object.values(earlier)),
};

export const slices: readonly AnyManifest[] = sliceNames.map((name) => all[name]);
