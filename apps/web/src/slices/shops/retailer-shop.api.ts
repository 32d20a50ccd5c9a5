// The keeper's own shop: registering it, its hours and its switch.
import { shops } from '@haat/contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../messages/failures.ts';
import { call } from '../../platform/http.ts';
import { toastOnFailure } from '../../platform/toast.ts';

export const shopSettingsQuery = queryOptions({
  queryKey: ['retailer-shop', 'settings'],
  queryFn: ({ signal }) => call(shops.shopSettings, { signal }),
});

export const registerShop = mutationOptions({
  mutationFn: (body: shops.ShopRegistration) => call(shops.createShop, { body }),
  onError: toastOnFailure(failures.registerRetailer),
});

type Settings = Pick<shops.ShopSettings, 'opening_time' | 'closing_time' | 'is_open'>;

export const updateShop = mutationOptions({
  mutationFn: (body: Settings) => call(shops.updateShop, { body }),
  onSuccess(settings, _body, _result, { client }) {
    client.setQueryData(shopSettingsQuery.queryKey, settings);
  },
  onError: toastOnFailure(failures.updateData),
});
