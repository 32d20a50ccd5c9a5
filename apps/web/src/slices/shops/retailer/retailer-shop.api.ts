import { isApiError } from '@haat/client/api-error';
import type { BodyOf } from '@haat/contract/endpoint';
import * as media from '@haat/contract/media';
import * as shops from '@haat/contract/shops';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { failures } from '../../../messages/failures.ts';
import { call } from '../../../platform/http.ts';
import { detailsKey, detailsQuery, type Person } from '../../accounts/index.ts';
import type { SentSettings } from './retailer-hours.ts';

/** Not cached after the page is left, because the form must start with the server's values. */
export const shopSettingsQuery = queryOptions({
  queryKey: ['retailer-shop', 'settings'],
  queryFn: ({ signal }) => call(shops.shopSettings, { signal }),
  gcTime: 0,
});

/** Registering changes the signed-in person. Update the cache at once and reload, in case the reload fails. */
export const registerShop = mutationOptions({
  mutationFn: (body: shops.ShopRegistration) => call(shops.createShop, { body }),
  onSuccess(_shop, _body, _result, { client }) {
    client.setQueryData(detailsQuery.queryKey, (person) => person && withShop(person));
    void client.invalidateQueries({ queryKey: detailsKey, refetchType: 'all' });
  },
  meta: { failure: () => failures.registerRetailer },
  onError(error, _body, _result, { client }) {
    if (isApiError(error) && error.code === 'shop.exists') {
      void client.invalidateQueries({ queryKey: detailsKey, refetchType: 'all' });
    }
  },
});

const withShop = (person: Person): Person => ({
  ...person,
  status: { ...person.status, is_shop_initial_setup_done: true },
});

/** Not with the form, so that a shop closes at once. */
export const openShop = mutationOptions({
  mutationFn: (is_open: boolean) => call(shops.updateShop, { body: { is_open } }),
  onSuccess(settings, _input, _result, { client }) {
    client.setQueryData(shopSettingsQuery.queryKey, settings);
  },
  meta: { failure: () => failures.updateData },
});

export const updateShop = mutationOptions({
  mutationFn: (body: SentSettings) => call(shops.updateShop, { body }),
  onSuccess(settings, _body, _result, { client }) {
    client.setQueryData(shopSettingsQuery.queryKey, settings);
  },
  meta: { failure: () => failures.updateData },
});

interface Face {
  readonly changes: Omit<BodyOf<typeof shops.updateShop>, 'cover'>;
  /** Null: it stays. */
  readonly cover: File | null;
}

async function uploadCover(file: File): Promise<number> {
  const body = new FormData();
  body.set('cover', file);
  body.set('name', file.name);
  body.set('is_primary', 'true');
  const write = `shop cover ${file.name} ${file.lastModified} ${file.size}`;
  return (await call(media.uploadProductImage, { body, write })).id;
}

/** Name, place and picture. */
export const changeFace = mutationOptions({
  mutationFn: async ({ changes, cover }: Face) =>
    call(shops.updateShop, {
      body: cover ? { ...changes, cover: await uploadCover(cover) } : changes,
    }),
  onSuccess(settings, _face, _result, { client }) {
    client.setQueryData(shopSettingsQuery.queryKey, settings);
    void client.invalidateQueries({ queryKey: ['shops'] });
  },
  meta: { failure: () => failures.updateData },
});

export const sendSecondNumberCode = mutationOptions({
  mutationFn: () => call(shops.sendSecondNumberCode, {}),
  onSuccess(settings, _input, _result, { client }) {
    client.setQueryData(shopSettingsQuery.queryKey, settings);
  },
  meta: { failure: () => failures.sendCode },
});

export const confirmSecondNumber = mutationOptions({
  mutationFn: (code: string) => call(shops.confirmSecondNumber, { body: { code } }),
  onSuccess(settings, _input, _result, { client }) {
    client.setQueryData(shopSettingsQuery.queryKey, settings);
  },
  meta: { failure: () => failures.save },
});
