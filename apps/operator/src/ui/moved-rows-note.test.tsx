import * as accounts from '@haat/contract/accounts';
import * as shops from '@haat/contract/operator/shops';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { cityChoice, shopInList } from '../testing/records.ts';

const everyShop = Array.from({ length: 60 }, (_, index) => ({
  ...shopInList,
  id: index + 1,
  name: `Shop ${index + 1}`,
}));

it('says that rows may have moved to the page before when the list got shorter [APP-52]', async () => {
  const api = fakeApi();
  let all = everyShop;
  api.on(accounts.cities, () => ({ count: 1, results: [cityChoice] }));
  api.on(shops.listShops, ({ query }) => {
    const offset = Number(query.offset);
    return { count: all.length, results: all.slice(offset, offset + Number(query.limit)) };
  });
  const { user } = openDesk('/shops', api);
  await screen.findByText('1–25 of 60');
  all = everyShop.slice(3);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('26–50 of 57');
  expect(screen.queryByText('Shop 27')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Show the page before' }));
  await screen.findByText('Shop 27');
  expect(screen.queryByText(/^This list has become shorter/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Shop 29');
  expect(screen.queryByText(/^This list has become shorter/)).toBeNull();
});
