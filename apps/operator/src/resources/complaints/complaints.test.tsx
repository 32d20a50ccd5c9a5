// Complaints at the desk: the list, and one with its order.
import { examples } from '@haat/contract/examples';
import * as complaints from '@haat/contract/operator/complaints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk, operator } from '../../testing/open-desk.tsx';

const example = examples.find(({ spec }) => spec === complaints.getComplaint);
const thread = example?.answer as complaints.ComplaintThread; // of this endpoint
const { order_record: _, earlier: __, ...record } = thread;

function openThread(now: complaints.ComplaintThread = thread) {
  const api = fakeApi();
  api.on(complaints.getComplaint, () => now);
  api.on(complaints.answerComplaint, () => now);
  api.on(complaints.closeComplaint, () => now);
  return { api, ...openDesk('/complaints/123/show', api) };
}

/** In one go: the page draws itself at each key. */
async function paste(
  { click, paste: insert }: ReturnType<typeof openThread>['user'],
  field: HTMLElement,
  text: string,
) {
  await click(field);
  await insert(text);
}

it('lists complaints with the clock that runs [COMPLAIN-25]', async () => {
  const api = fakeApi();
  api.on(complaints.listComplaints, () => ({ count: 1, results: [record] }));
  openDesk('/complaints', api);
  expect(await screen.findByRole('link', { name: 'C-000123' })).toBeVisible();
  screen.getByText('Answer by 23 Nov 2026, 18:30');
  screen.getByText('Lakshmi Menon +91******0001');
});

it('shows messages, order, payments, history and earlier complaints together [COMPLAIN-25]', async () => {
  const earlier = { ...record, id: 9, number: 'C-000009', state: 'closed', outcome: 'refund' } as const;
  openThread({ ...thread, earlier: [earlier] });
  await screen.findByRole('heading', { name: 'Complaint C-000123' });
  const part = (name: string) =>
    within(screen.getByText(name, { selector: 'h2' }).parentElement as HTMLElement); // a section
  part('Messages').getByText('Two of the tomatoes were rotten.');
  part('Order').getByRole('link', { name: `Order ${thread.order}` });
  part('Payments').getByText('Still due');
  part('History').getByText('Order placed');
  part('Earlier complaints of this customer').getByRole('link', { name: 'C-000009' });
  part('Earlier complaints of this customer').getByText(/Refund/);
});

it('opens a complaint from an address that ends with its id [COMPLAIN-25]', async () => {
  const api = fakeApi();
  api.on(complaints.getComplaint, () => thread);
  const { path } = openDesk('/complaints/123', api);
  await screen.findByRole('heading', { name: 'Complaint C-000123' });
  expect(path()).toBe('/operator/complaints/123/show');
});

it('answers [COMPLAIN-25]', async () => {
  const { api, user } = openThread();
  await user.click(await screen.findByRole('button', { name: 'Send answer' }));
  await screen.findByText('Write the answer.');
  await paste(user, screen.getByLabelText('Answer'), 'Which ones?');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('Answer sent');
  expect(screen.getByLabelText('Answer')).toHaveValue('');
  expect(api.asked(complaints.answerComplaint)).toMatchObject([
    { params: { id: '123' }, body: { body: 'Which ones?' } },
  ]);
});

it('keeps a typed answer over a reload, until it is sent [DESK-261]', async () => {
  const first = openThread();
  await paste(first.user, await screen.findByLabelText('Answer'), 'Which ones?');
  const kept = { ...localStorage };
  first.unmount();
  const { user } = openDesk('/complaints/123/show', first.api, operator, kept);
  expect(await screen.findByLabelText('Answer')).toHaveValue('Which ones?');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await screen.findByText('Answer sent');
  expect(Object.keys(localStorage)).toEqual(['token']);
});

it('keeps what was typed when somebody else writes meanwhile [COMPLAIN-25]', async () => {
  const { api, user } = openThread();
  await paste(user, await screen.findByLabelText('Answer'), 'Which ones?');
  const more = { at: thread.created_at, by: 'customer' as const, body: 'The red ones.', files: [] };
  api.on(complaints.getComplaint, () => ({ ...thread, messages: [...thread.messages, more] }));
  api.on(complaints.closeComplaint, () => refuse('complaint.closed')); // loads the page again
  await user.click(screen.getByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Outcome'), 'Refund');
  await paste(user, dialog.getByLabelText('Note'), 'Done.');
  await user.click(dialog.getByRole('button', { name: 'Close complaint' }));
  await screen.findByText('The red ones.');
  expect(screen.getByLabelText('Answer')).toHaveValue('Which ones?');
});

it('closes with an outcome and a note [COMPLAIN-25]', async () => {
  const { api, user } = openThread();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close complaint C-000123?' }));
  await user.click(dialog.getByRole('button', { name: 'Close complaint' }));
  dialog.getByText('Enter a note.');
  await paste(user, dialog.getByLabelText('Note'), 'A new one tomorrow.');
  await user.click(dialog.getByRole('button', { name: 'Close complaint' }));
  dialog.getByText('Choose an outcome.');
  expect(api.asked(complaints.closeComplaint)).toHaveLength(0);
  await user.selectOptions(dialog.getByLabelText('Outcome'), 'Replacement');
  await user.click(dialog.getByRole('button', { name: 'Close complaint' }));
  await screen.findByText('Complaint closed');
  expect(api.asked(complaints.closeComplaint)).toMatchObject([
    { params: { id: '123' }, body: { outcome: 'replace', note: 'A new one tomorrow.' } },
  ]);
});

it('closes with a refund, and says why it was refused [REFUND-10]', async () => {
  const { api, user } = openThread();
  api.on(complaints.closeComplaint, () =>
    refuse('refund.too_much', { detail: 'At most ₹20 can be given back.' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Outcome'), 'Refund');
  await paste(user, dialog.getByLabelText('Note'), 'From the shop.');
  const amount = dialog.getByLabelText('Amount in rupees (optional)');
  await paste(user, amount, '-3');
  await user.click(dialog.getByRole('button', { name: 'Close complaint' }));
  dialog.getByText('Enter more than 0, such as 26 or 26.50.');
  await user.clear(amount);
  await paste(user, amount, '30.50');
  await user.selectOptions(dialog.getByLabelText('How'), 'Off the credit');
  await user.selectOptions(dialog.getByLabelText('Given back by'), 'The operator');
  expect(within(dialog.getByLabelText('How')).queryByRole('option', { name: 'Off the credit' })).toBeNull();
  await user.selectOptions(dialog.getByLabelText('How'), 'By UPI');
  await user.click(dialog.getByRole('button', { name: 'Close complaint' }));
  await waitFor(() => expect(amount).toHaveAccessibleDescription('At most ₹20 can be given back.'));
  expect(dialog.getByLabelText('Note')).not.toHaveAccessibleDescription(/At most/);
  expect(api.asked(complaints.closeComplaint).at(-1)?.body).toEqual({
    outcome: 'refund',
    note: 'From the shop.',
    amount: 30.5,
    from: 'operator',
    how: 'upi',
  });
});

it('closes with a refund that has no amount, which stays out of the books [REFUND-10]', async () => {
  const { api, user } = openThread();
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Outcome'), 'Refund');
  const amount = dialog.getByLabelText('Amount in rupees (optional)');
  const alone = 'Without an amount, nothing is written into the books.';
  expect(amount).toHaveAccessibleDescription(alone);
  expect(dialog.queryByLabelText('Given back by')).toBeNull();
  expect(dialog.queryByLabelText('How')).toBeNull();
  await paste(user, amount, '26');
  expect(amount).toHaveAccessibleDescription('The books then know who gives it back.');
  await user.selectOptions(dialog.getByLabelText('How'), 'By UPI');
  await user.clear(amount);
  expect(dialog.queryByLabelText('Given back by')).toBeNull();
  await paste(user, dialog.getByLabelText('Note'), 'The shop gave it at the door.');
  await user.click(dialog.getByRole('button', { name: 'Close complaint' }));
  await screen.findByText('Complaint closed');
  expect(api.asked(complaints.closeComplaint)[0]?.body).toEqual({
    outcome: 'refund',
    note: 'The shop gave it at the door.',
  });
});

it('says so when somebody else closed it meanwhile [COMPLAIN-25]', async () => {
  const { api, user } = openThread();
  api.on(complaints.closeComplaint, () => refuse('complaint.closed'));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Outcome'), 'Refund');
  await paste(user, dialog.getByLabelText('Note'), 'Done.');
  await user.click(dialog.getByRole('button', { name: 'Close complaint' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('can only be read once it is closed [COMPLAIN-25]', async () => {
  openThread({ ...thread, state: 'closed', outcome: 'none' });
  await screen.findByText('No refund and no replacement');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.queryByLabelText('Answer')).toBeNull();
});

it("offers nothing on a complaint about the operator's own order, and says why [DESK-253]", async () => {
  openThread({ ...thread, order_record: { ...thread.order_record, is_own: true } });
  await screen.findByText('You are part of this complaint. Another operator answers and closes it.');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send answer' })).toBeNull();
});
