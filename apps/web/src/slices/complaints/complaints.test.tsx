import * as complaints from '@haat/contract/complaints';
import * as files from '@haat/contract/files';
import * as orders from '@haat/contract/orders';
import * as shops from '@haat/contract/shops';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeComplaint } from '../../testing/complaints.ts';
import { cutOff, type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer, retailer } from '../../testing/people.ts';
import { makeOrder } from '../../testing/retailer-orders.ts';
import { shopSettings as settings } from '../../testing/shop-settings.ts';
import { isLate } from './is-late.ts';

const listOf = <Item,>(...results: Item[]) => ({ count: results.length, results });

const answered = makeComplaint({
  messages: [
    ...makeComplaint().messages,
    { at: '2026-11-21T11:00:00+05:30', by: 'shop', body: 'Sorry.', files: [] },
  ],
});

const order = makeOrder({ id: 1043 });

const orderApi = (...found: complaints.Complaint[]): FakeApi =>
  fakeApi()
    .on(orders.customerOrder, order)
    .on(complaints.customerComplaints, listOf(...found));

describe('the order', () => {
  test('has a link to complain, and its complaints [COMPLAIN-19]', async () => {
    const api = orderApi(makeComplaint());
    openApp('/shops/order/1043', { api });
    const link = await screen.findByRole('link', { name: 'Complaint C-000123' });
    expect(link).toHaveAttribute('href', '/shops/complaints/123');
    expect(screen.getByRole('link', { name: 'Complain' })).toHaveAttribute(
      'href',
      '/shops/order/1043/complain',
    );
    expect(api.asked(complaints.customerComplaints)[0]?.query).toMatchObject({ order: '1043' });
  });

  test('of the shop lists its complaints, too [COMPLAIN-23]', async () => {
    const api = fakeApi()
      .on(orders.retailerOrder, order)
      .on(complaints.shopComplaints, listOf(makeComplaint()));
    openApp('/retailer/orders/1043', { person: retailer, api });
    const link = await screen.findByRole('link', { name: 'Complaint C-000123' });
    expect(link).toHaveAttribute('href', '/retailer/complaints/123');
  });

  test('can be complained about until 7 days after its end [COMPLAIN-19]', () => {
    const events = [
      { at: '2026-11-01T10:00:00+05:30', status: 'INITIATED', text: '' },
      { at: '2026-11-02T10:00:00+05:30', status: 'CANCELLED', text: '' },
    ] as const;
    const end = Date.parse('2026-11-09T10:00:00+05:30');
    expect([isLate({ events: [...events] }, end), isLate({ events: [...events] }, end + 1)]).toEqual([
      false,
      true,
    ]);
    expect(isLate({ events: events.slice(0, 1) }, end + 1)).toBe(false);
  });
});

describe('/shops/order/:orderId/complain', () => {
  const path = '/shops/order/1043/complain';

  test('sends kind and text, and leads to the complaint [COMPLAIN-20]', async () => {
    const api = orderApi()
      .on(complaints.makeComplaint, makeComplaint())
      .on(complaints.customerComplaint, makeComplaint());
    const { user, path: shown } = openApp(path, { api });
    await user.click(await screen.findByRole('button', { name: 'Send complaint' }));
    expect(screen.getAllByText('The field is required')).toHaveLength(2);
    const kind = screen.getByRole('combobox', { name: 'What is wrong?' });
    await user.selectOptions(kind, 'Money');
    expect(screen.getByText('Only the operator sees this complaint, not the shop.')).toBeVisible();
    expect(screen.getByText('The operator answers within 48 hours.')).toBeVisible();
    expect(screen.queryByText(/^The shop or the operator answers/)).toBeNull();
    await user.selectOptions(kind, 'Bad quality');
    expect(screen.getByText('The shop and the operator see this complaint.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'Two were rotten.');
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    await screen.findByRole('heading', { name: 'Complaint C-000123', level: 1 });
    expect(shown()).toBe('/shops/complaints/123');
    expect(api.asked(complaints.makeComplaint)).toMatchObject([
      { params: { id: '1043' }, body: { kind: 'quality', body: 'Two were rotten.' } },
    ]);
  });

  test('sends photos along, and the complaint shows them [COMPLAIN-20, COMPLAIN-21]', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
    const first = { at: '2026-11-21T10:00:00+05:30', by: 'customer', body: 'Torn.' } as const;
    const shown = makeComplaint({ messages: [{ ...first, files: [{ id: 62, kind: 'picture' }] }] });
    let last = 60;
    const api = orderApi()
      .on(files.uploadFile, () => cutOff())
      .on(complaints.makeComplaint, shown)
      .on(complaints.customerComplaint, shown);
    const { user } = openApp(path, { api });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What is wrong?' }), 'Damaged');
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'Torn.');
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'bag.jpg', { type: 'image/jpeg' });
    await user.upload(screen.getByLabelText('Photo 1'), photo);
    expect(await screen.findByText('Could not save')).toHaveAttribute('role', 'alert');
    api.on(files.uploadFile, () => ({ id: ++last, kind: 'picture' as const }));
    for (const name of ['Photo 1', 'Photo 2']) {
      await user.upload(screen.getByLabelText(name), photo);
      await screen.findByRole('img', { name });
    }
    await user.click(screen.getAllByRole('button', { name: 'Remove photo' })[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    await screen.findByRole('heading', { name: 'Complaint C-000123', level: 1 });
    expect(api.asked(complaints.makeComplaint)).toMatchObject([{ body: { files: [62] } }]);
    expect(await screen.findByRole('img', { name: 'Photo 1' })).toBeVisible();
  });

  test('says why it was refused, and keeps what was typed [COMPLAIN-20]', async () => {
    const api = orderApi().on(complaints.makeComplaint, refuse('complaint.late'));
    const { user } = openApp(path, { api });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What is wrong?' }), 'Damaged');
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'It was torn.');
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('Could not save')).toBeInTheDocument();
    expect(
      screen.getByText('This order ended more than 7 days ago. Write to support instead.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'What happened?' })).toHaveValue('It was torn.');
  });

  test('waits on the phone without a connection, and is sent once with it [COMPLAIN-24]', async () => {
    const api = orderApi().on(complaints.makeComplaint, makeComplaint());
    const { user, path: shown } = openApp(path, { api });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'What is wrong?' }), 'Damaged');
    await user.type(screen.getByRole('textbox', { name: 'What happened?' }), 'It was torn.');
    act(() => onlineManager.setOnline(false));
    await user.click(screen.getByRole('button', { name: 'Send complaint' }));
    expect(await screen.findByText('Saved on this phone: It was torn.')).toBeVisible();
    expect(screen.getByText('Waiting for a connection')).toBeVisible();
    expect(shown()).toBe('/shops/order/1043');
    // The page scrolls there, because it is long.
    const note = document.getElementById(window.location.hash.slice(1));
    expect(note).toHaveTextContent('Saved on this phone: It was torn.');
    expect(api.asked(complaints.makeComplaint)).toEqual([]);
    api.on(complaints.customerComplaints, listOf(makeComplaint()));
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('link', { name: 'Complaint C-000123' })).toBeVisible();
    expect(api.asked(complaints.makeComplaint)).toMatchObject([
      { body: { kind: 'damaged', body: 'It was torn.' } },
    ]);
  });
});

describe('a complaint', () => {
  test('shows the clocks and the messages, and takes another one [COMPLAIN-21]', async () => {
    const api = fakeApi()
      .on(complaints.customerComplaint, makeComplaint())
      .on(complaints.customerMessage, answered);
    const { user } = openApp('/shops/complaints/123', { api });
    await screen.findByRole('heading', { name: 'Complaint C-000123', level: 1 });
    for (const text of ['Bad quality', 'Open', 'Answer by 23/11 10:00', 'Solution by 21/12 10:00']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    const list = within(screen.getByRole('region', { name: 'Messages' }));
    expect(list.getByText('Two tomatoes were rotten.')).toBeVisible();
    expect(list.getByText('You')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order #1043' })).toHaveAttribute('href', '/shops/order/1043');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.getByText('The field is required')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Please answer.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await expect.poll(() => screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
    expect(api.asked(complaints.customerMessage)).toMatchObject([
      { params: { id: '123' }, body: { body: 'Please answer.' } },
    ]);
  });

  test.each([
    ['/shops/complaints/123', complaints.customerComplaint, customer],
    ['/retailer/complaints/123', complaints.shopComplaint, retailer],
  ] as const)(
    'that is closed shows the outcome, and takes no message: %s [COMPLAIN-21, COMPLAIN-23]',
    async (path, endpoint, person) => {
      const note = { at: '2026-11-22T11:00:00+05:30', by: 'operator' as const, body: '₹60 back.', files: [] };
      const messages = [...makeComplaint().messages, note];
      const closed = makeComplaint({ state: 'closed', outcome: 'refund', messages });
      openApp(path, { person, api: fakeApi().on(endpoint, closed) });
      expect(await screen.findByText('Refund')).toBeVisible();
      expect(
        within(screen.getByRole('region', { name: 'Messages' }))
          .getAllByRole('listitem')
          .at(-1),
      ).toHaveTextContent('₹60 back.');
      expect(screen.getByText('This complaint is closed. Nobody can write to it any more.')).toBeVisible();
      expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
    },
  );

  test('that closes while a message is written keeps what was typed [COMPLAIN-21]', async () => {
    const closed = makeComplaint({ state: 'closed', outcome: 'refund' });
    const api = fakeApi().on(complaints.customerComplaint, makeComplaint());
    api.on(complaints.customerMessage, refuse('complaint.closed'));
    const { user } = openApp('/shops/complaints/123', { api });
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Two more were bad.');
    api.on(complaints.customerComplaint, closed);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Refund')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Two more were bad.');
    expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
  });

  test('of the shop has its own messages and a link to the order, and sends one again after a lost answer [COMPLAIN-23]', async () => {
    const api = fakeApi()
      .on(complaints.shopComplaint, answered)
      .on(complaints.shopMessage, () => cutOff());
    const { user } = openApp('/retailer/complaints/123', { person: retailer, api });
    const list = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(list.getByText('Customer')).toBeVisible();
    expect(list.getByText('You')).toBeVisible();
    expect(screen.queryByText(/Answer by/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Order #1043' })).toHaveAttribute(
      'href',
      '/retailer/orders/1043',
    );
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'A new one tomorrow.');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Could not save')).toHaveAttribute('role', 'alert');
    const mine = {
      at: '2026-11-21T12:00:00+05:30',
      by: 'shop' as const,
      body: 'A new one tomorrow.',
      files: [],
    };
    const sent = makeComplaint({ messages: [...answered.messages, mine] });
    api.on(complaints.shopMessage, sent).on(complaints.shopComplaint, sent);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await list.findByText('A new one tomorrow.')).toBeVisible();
    const keys = api.asked(complaints.shopMessage).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('keeps a message on the phone without a connection, and sends it once with it [COMPLAIN-24]', async () => {
    const api = fakeApi().on(complaints.customerComplaint, makeComplaint());
    const { user } = openApp('/shops/complaints/123', { api });
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Please answer.');
    act(() => onlineManager.setOnline(false));
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Saved on this phone: Please answer.')).toBeVisible();
    expect(api.asked(complaints.customerMessage)).toEqual([]);
    const mine = {
      at: '2026-11-21T12:00:00+05:30',
      by: 'customer' as const,
      body: 'Please answer.',
      files: [],
    };
    const sent = makeComplaint({ messages: [...makeComplaint().messages, mine] });
    api.on(complaints.customerMessage, sent).on(complaints.customerComplaint, sent);
    act(() => onlineManager.setOnline(true));
    await expect.poll(() => screen.queryByText(/^Saved on this phone/)).toBeNull();
    expect(screen.getByText('Please answer.')).toBeVisible();
    expect(api.asked(complaints.customerMessage)).toHaveLength(1);
  });
});

describe.each([
  ['/shops/user', '/shops/complaints', complaints.customerComplaints, customer],
  ['/retailer/user', '/retailer/complaints', complaints.shopComplaints, retailer],
] as const)('the list behind %s', (profile, path, endpoint, person) => {
  test('opens from the profile, and links to each complaint [COMPLAIN-22, COMPLAIN-23]', async () => {
    const api = fakeApi()
      .on(endpoint, listOf(makeComplaint({ state: 'closed', outcome: 'none' })))
      .on(shops.shopSettings, settings)
      .on(orders.customerOrders, listOf());
    const { user } = openApp(profile, { api, person });
    await user.click(await screen.findByRole('link', { name: 'Complaints' }));
    const link = await screen.findByRole('link', { name: 'Complaint C-000123' });
    expect(link).toHaveAttribute('href', `${path}/123`);
    expect(screen.getByText('Closed')).toBeVisible();
    expect(screen.getByText('Order #1043 · Amma Vegetables')).toBeVisible();
  });

  test('says when there are none [COMPLAIN-22, COMPLAIN-23]', async () => {
    openApp(path, { api: fakeApi().on(endpoint, listOf()), person });
    expect(await screen.findByText('No complaints')).toBeVisible();
  });
});
