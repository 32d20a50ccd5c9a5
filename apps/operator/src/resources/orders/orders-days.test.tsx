// Filtering orders by days, and downloading them.
import * as orders from '@haat/contract/operator/orders';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';
import { orderInList } from '../../testing/records.ts';
import { filteredList } from '../../ui/filtered-list.ts';

function openList(filter: Readonly<Record<string, string>>) {
  const api = fakeApi();
  api.on(orders.listOrders, () => ({ count: 1, results: [orderInList] }));
  api.on(orders.exportOrders, () => 'order\r\n');
  return { api, ...openDesk(filteredList('orders', filter), api) };
}

it('says that the last day is before the first, and offers no file [DESK-178]', async () => {
  openList({ from: '2026-11-21', to: '2026-11-20' });
  await screen.findByText('The last day is before the first.');
  expect(screen.getByLabelText('Placed from')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText('Placed until')).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
});

it.each([
  [{ status: 'CANCELLED' }, 'Download all days, Cancelled, as CSV', '2020-01-01'],
  [{ shop: '6', from: '2026-11-19' }, 'Download 19 Nov to 21 Nov, this shop, as CSV', '2026-11-19'],
  [{ to: '2026-11-21' }, 'Download all days until 21 Nov as CSV', '2020-01-01'],
])(
  'downloads all days of the list, and the button says what the file has: %o [DESK-178]',
  async (filter, name, from) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T17:05:00+05:30') });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { api, user } = openList(filter);
    await user.click(await screen.findByRole('button', { name }));
    await expect
      .poll(() => api.asked(orders.exportOrders)[0]?.query)
      .toEqual({ ...filter, from, to: '2026-11-21' });
    vi.restoreAllMocks();
    vi.useRealTimers();
  },
);

it('offers all orders after a link with an unknown state [DESK-112]', async () => {
  const api = fakeApi();
  api.on(orders.listOrders, ({ query }) =>
    query.status
      ? refuse('input.invalid', { detail: 'status must be one of …' })
      : { count: 1, results: [orderInList] },
  );
  const { user } = openDesk(filteredList('orders', { status: 'NONSENSE' }), api);
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  await screen.findByText('Order 41');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
