// The texts of the web app in Hindi and Malayalam, as far as the tests read them.
import { globSync } from 'node:fs';
import type * as app from '../../apps/web/src/app/app.messages.ts';
import type * as fields from '../../apps/web/src/messages/fields.ts';
import type * as questions from '../../apps/web/src/messages/questions.ts';
import type * as successes from '../../apps/web/src/messages/successes.ts';
import type { Translated } from '../../apps/web/src/platform/words.ts';
import type * as accounts from '../../apps/web/src/slices/accounts/accounts.messages.ts';
import type * as blog from '../../apps/web/src/slices/blog/blog.messages.ts';
import type * as cart from '../../apps/web/src/slices/cart/cart.messages.ts';
import type * as deliveries from '../../apps/web/src/slices/deliveries/deliveries.messages.ts';
import type * as notifications from '../../apps/web/src/slices/notifications/notifications.messages.ts';
import type * as customerOrders from '../../apps/web/src/slices/orders/customer/customer-orders.messages.ts';
import type * as statusLabels from '../../apps/web/src/slices/orders/orders.messages.ts';
import type * as retailerOrders from '../../apps/web/src/slices/orders/shop/retailer-orders.messages.ts';
import type * as productSearch from '../../apps/web/src/slices/search/search.messages.ts';
import type * as shops from '../../apps/web/src/slices/shops/shops.messages.ts';
import type * as ui from '../../apps/web/src/ui/ui.messages.ts';

/** Each pack has more. */
export type Texts = Translated<
  typeof app &
    typeof fields &
    typeof questions &
    typeof successes &
    typeof accounts &
    typeof blog &
    typeof cart &
    typeof deliveries &
    typeof notifications &
    typeof customerOrders &
    typeof statusLabels &
    typeof retailerOrders &
    typeof productSearch &
    typeof shops &
    typeof ui
>;

/** As the app's packs do with Vite, which doesn't import the browser tests. */
async function readPack(language: 'hi' | 'ml'): Promise<Texts> {
  const cwd = new URL('../../apps/web/src/', import.meta.url);
  const files = globSync(`**/*.${language}.ts`, { cwd });
  const parts = await Promise.all(files.map((file): Promise<object> => import(new URL(file, cwd).href)));
  return Object.assign({}, ...parts);
}

// A test of the web app compares each pack with its files.
export const hi = await readPack('hi');
export const ml = await readPack('ml');
