// Cash at the desk: who holds it, corrections, hand-overs and the close of a day.
import * as cash from '@haat/contract/operator/cash';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as download from '../../platform/download.ts';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';

const party = { kind: 'shop', id: 7, name: 'Amma Vegetables' } as const;
const ravi = { id: 3, name: 'Ravi Kumar', number: '+91******0003' };
const since = '2026-11-19T18:05:00+05:30';

const record: cash.CashRecord = {
  ...ravi,
  is_dismissed: true,
  in_hand: 1240,
  held: 1240,
  owed: 0,
  since,
  parties: [{ party, balance: 1240, waiting: 500, since }],
};

const handOver: cash.HandOverRecord = {
  id: 5,
  party,
  amount: 500,
  note: 'In the evening',
  state: 'waiting',
  reason: null,
  created_at: since,
  deliverer: ravi,
  answered_at: null,
};

const sums = {
  orders: 14,
  goods: 3120.5,
  refused: 81,
  delivery: 280,
  cash: 2400,
  denied: 0,
  upi_confirmed: 620,
  upi_claimed: 180,
  upi_denied: 60,
  credit: 200,
  rounding: 0.5,
  open: 0,
  handed_over: 1900,
  refunds: 30,
};

const listOf = <Row,>(...results: Row[]) => ({ count: results.length, results });

it('lists who holds how much and since when, and corrects it [CASH-35]', async () => {
  const api = fakeApi();
  api.on(cash.listCash, () => listOf(record));
  api.on(cash.correctCash, () => record);
  const { user } = openDesk('/cash', api);
  await screen.findByText('Ravi Kumar +91******0003');
  screen.getByText('₹1,240');
  screen.getByText('Amma Vegetables: ₹1,240 (₹500 waits for an answer)');
  screen.getByText('19 Nov 2026, 18:05');
  screen.getByText('Dismissed');
  await user.click(screen.getByRole('button', { name: 'Correct: Ravi Kumar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Amount in rupees'), '-40.5');
  await user.type(dialog.getByLabelText('Reason'), 'Change');
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await screen.findByText('Cash corrected');
  expect(api.asked(cash.correctCash)).toMatchObject([
    { params: { id: '3' }, body: { party: { kind: 'shop', id: 7 }, amount: -40.5, reason: 'Change' } },
  ]);
});

it('corrects the cash for the operator, and says why it was refused [CASH-35]', async () => {
  const api = fakeApi();
  api.on(cash.listCash, () => listOf(record));
  api.on(cash.correctCash, () => refuse('input.invalid', { errors: { amount: ['Enter an amount.'] } }));
  const { user } = openDesk('/cash', api);
  await user.click(await screen.findByRole('button', { name: 'Correct: Ravi Kumar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('For'), 'Operator');
  await user.type(dialog.getByLabelText('Reason'), 'Change');
  await user.click(dialog.getByRole('button', { name: 'Correct' }));
  await dialog.findByText('Enter an amount.');
  expect(api.asked(cash.correctCash)[0]?.body).toMatchObject({ party: { kind: 'operator' } });
});

it('confirms a hand-over, and disputes one with a reason [CASH-36]', async () => {
  const api = fakeApi();
  api.on(cash.listHandOvers, () => listOf(handOver));
  api.on(cash.confirmHandOver, () => ({ ...handOver, state: 'confirmed' as const }));
  api.on(cash.disputeHandOver, () => ({ ...handOver, state: 'disputed' as const }));
  const { user } = openDesk('/hand-overs', api);
  const act = async (verb: string, reason?: string) => {
    await user.click(await screen.findByRole('checkbox', { name: /Ravi Kumar to Amma Vegetables/ }));
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${verb}`) }));
    const dialog = within(await screen.findByRole('dialog'));
    if (reason) await user.type(dialog.getByLabelText('Reason'), reason);
    await user.click(dialog.getByRole('button', { name: new RegExp(`^${verb}`) }));
  };
  await act('Confirm');
  await expect.poll(() => api.asked(cash.confirmHandOver)).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await act('Dispute', 'Nobody saw it');
  await expect
    .poll(() => api.asked(cash.disputeHandOver).map(({ body }) => body))
    .toEqual([{ reason: 'Nobody saw it' }]);
});

it('closes a day, prints it and downloads it [CASH-37]', async () => {
  const save = vi.spyOn(download, 'saveFile').mockImplementation(() => undefined);
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const api = fakeApi();
  api.on(cash.getClose, ({ query }) => ({
    day: query.day ?? '',
    shops: [
      { id: 7, name: 'Amma Vegetables', ...sums },
      { id: 8, name: 'Varghese Stores', ...sums, goods: 0.1, open: 0.2 },
    ],
    deliverers: [{ ...ravi, ...sums, in_hand: 50 }],
    closed: null,
  }));
  const { user } = openDesk('/close?day=2026-11-21', api);
  const shops = within(await screen.findByRole('region', { name: 'Shops' }));
  const row = shops.getByText('Amma Vegetables').closest('tr, li') as HTMLElement; // the row or card
  const cells = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.join('|')).toBe(
    'Amma Vegetables|14|₹3,120.50|₹81|₹280|₹2,400|₹620|₹180|₹60|₹200|₹0.50||₹1,900|₹30',
  );
  const total = shops.getByText('Total').closest('tr, li') as HTMLElement; // the row or card
  for (const sum of ['28', '₹3,120.60', '₹0.20']) within(total).getByText(sum);
  const deliverers = within(screen.getByRole('region', { name: 'Deliverers' }));
  deliverers.getByText('Ravi Kumar +91******0003');
  deliverers.getByText('₹50');
  const headers = deliverers.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.slice(0, 4)).toEqual(['Name', 'Orders', 'Still in hand', 'Goods']);
  expect(headers).not.toContain('Denied');
  expect(deliverers.queryByText('Total')).toBeNull();
  expect(api.asked(cash.getClose)[0]?.query).toEqual({ day: '2026-11-21' });
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await expect.poll(() => save.mock.calls.map(([, name]) => name)).toEqual(['close-2026-11-21.csv']);
  expect(api.asked(cash.getClose).at(-1)?.headers.get('accept')).toBe('text/csv');
  vi.restoreAllMocks();
});

it('says when nothing was completed on a day [CASH-37]', async () => {
  const api = fakeApi();
  api.on(cash.getClose, () => ({ day: '2026-11-20', shops: [], deliverers: [], closed: null }));
  openDesk('/close?day=2026-11-20', api);
  await screen.findByText('Nothing on this day');
});

it.each([
  ['2026-11-20', 'The sums are kept as they are now. You can’t take this back.'],
  [
    '2026-11-21',
    'This day is not over yet. What changes later will be shown as changed since. The sums are kept as they are now. You can’t take this back.',
  ],
])('says before it closes %s whether the day is over [CASH-53]', async (day, sentence) => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T18:31:00Z') }); // the 21st at home
  const api = fakeApi();
  api.on(cash.getClose, () => ({ day, shops: [], deliverers: [], closed: null }));
  const { user } = openDesk(`/close?day=${day}&city=1`, api);
  await user.click(await screen.findByRole('button', { name: 'Close the day' }));
  expect(within(await screen.findByRole('dialog')).getByText(/can’t take this back/)).toHaveTextContent(
    new RegExp(`^${sentence}$`),
  );
  vi.useRealTimers();
});

it('does not close a day to come [CASH-53]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T18:29:00Z') }); // the 21st at home
  const api = fakeApi();
  api.on(cash.getClose, () => ({ day: '2026-11-22', shops: [], deliverers: [], closed: null }));
  openDesk('/close?day=2026-11-22&city=1', api);
  await screen.findByText('Nothing on this day');
  expect(screen.queryByRole('button', { name: 'Close the day' })).toBeNull();
  vi.useRealTimers();
});

it('closes the day of a city with a note, and shows what changed since [CASH-53]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-22T05:00:00Z') });
  const api = fakeApi();
  const shop = { id: 7, name: 'Amma Vegetables', ...sums };
  const close: cash.DailyClose = { day: '2026-11-21', shops: [shop], deliverers: [], closed: null };
  const { name: _, ...row } = shop;
  const closed: cash.DailyClose['closed'] = {
    at: since,
    by: { id: 4, name: 'Meera Nair' },
    note: 'Counted',
    sums: { ...sums, shops: [{ ...row, orders: 13, cash: 2300 }], deliverers: [] },
  };
  api.on(cash.getClose, () => close);
  api.on(cash.closeDay, () => ({ ...close, closed }));
  const { user } = openDesk('/close?day=2026-11-21&city=1', api);
  await user.dblClick(await screen.findByRole('button', { name: 'Close the day' }));
  const behind = document.querySelector('.MuiDialog-container') as HTMLElement; // where the second press ends
  await user.click(behind);
  const dialog = within(await screen.findByRole('dialog', { name: 'Close 21 Nov 2026?' }));
  await user.type(dialog.getByLabelText('Note (optional)'), 'Counted');
  api.on(cash.getClose, () => ({ ...close, closed }));
  await user.click(dialog.getByRole('button', { name: 'Close the day' }));
  await screen.findByText('Closed by Meera Nair on 19 Nov 2026, 18:05: Counted');
  const changed = within(screen.getByRole('region', { name: 'Changed since' }));
  changed.getByText('Amma Vegetables: Orders 13 → 14, Cash ₹2,300 → ₹2,400');
  expect(api.asked(cash.closeDay)).toMatchObject([{ body: { day: '2026-11-21', city: 1, note: 'Counted' } }]);
  vi.useRealTimers();
});
