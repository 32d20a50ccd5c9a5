// The fields of forms, and the messages after a save.
import * as cities from '@haat/contract/operator/cities';
import * as shopTypes from '@haat/contract/operator/shop-types';
import * as shops from '@haat/contract/operator/shops';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { city } from '../testing/records.ts';

it('treats a blank name as missing, without asking the server [DESK-240]', async () => {
  const api = fakeApi();
  const { user } = openDesk('/shop-types/create', api);
  await user.type(await screen.findByLabelText(/^Name/), '   ');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(api.asked(shopTypes.createShopType)).toEqual([]);
});

it('after a save, shows the new message and no old error [DESK-240]', async () => {
  const api = fakeApi();
  let isTaken = true;
  api.on(shopTypes.listShopTypes, () => ({ count: 0, results: [] }));
  api.on(shopTypes.createShopType, () =>
    isTaken
      ? refuse('input.invalid', { errors: { name: ['This name is taken.'] } })
      : { id: 7, name: 'Forge', names: {}, cover: null, position: null, version: 1 },
  );
  const { user } = openDesk('/shop-types/create', api);
  const name = await screen.findByLabelText(/^Name/);
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await user.type(name, 'Smithy');
  await user.click(save);
  await screen.findByText('This name is taken.');
  isTaken = false;
  await user.clear(name);
  await user.type(name, 'Forge');
  await user.click(save);
  expect(await screen.findByText('Shop type added')).toBeVisible();
  expect(screen.queryByText(/Correct the fields in red/)).toBeNull();
});

it('reads a number as people write it, and refuses what can be read in two ways [DESK-240, PROD-40]', async () => {
  const api = fakeApi();
  api.on(cities.getCity, () => city);
  api.on(cities.updateCity, () => ({ ...city, version: city.version + 1 }));
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  const { user } = openDesk('/cities/1', api);
  const base = await screen.findByLabelText(/^Delivery cost in rupees/);
  await user.clear(base);
  await user.type(base, '1,2,3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter a number, such as 26 or 26.50.')).toBeVisible();
  expect(base).toHaveValue('1,2,3');
  expect(api.asked(cities.updateCity)).toEqual([]);
  await user.clear(base);
  await user.type(base, '₹४,50');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.asked(cities.updateCity)[0]?.body).toMatchObject({ delivery_base: 4.5 }));
});
