import * as deliveries from '@haat/contract/deliveries';
import * as files from '@haat/contract/files';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makeDelivery } from '../../../testing/deliveries.ts';
import { cutOff, type FakeApi, fakeApi, refuse } from '../../../testing/fake-api.ts';
import { goOffline } from '../../../testing/go-offline.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { deliverer } from '../../../testing/people.ts';

const path = '/deliverer/delivery/71';
const assigned = makeDelivery({ allowed_actions: ['picked_up', 'give_back'] });
const pickedUp = makeDelivery({ status: 'PICKED_UP', allowed_actions: ['delivered', 'give_back'] });
const failed = makeDelivery({
  status: 'PICKED_UP',
  allowed_actions: ['delivered', 'give_back'],
  failed_delivery: { reason: 'nobody_there', at: '2026-11-21T17:40:00+05:30' },
});

const open = (delivery: deliveries.Delivery, api: FakeApi = fakeApi()) =>
  openApp(path, { person: deliverer, api: api.on(deliveries.getDelivery, delivery) });
const press = async ({ user }: ReturnType<typeof open>) => {
  await user.click(await screen.findByRole('button', { name: "I can't deliver this" }));
  return within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
};
const reasons = (dialog: Awaited<ReturnType<typeof press>>) =>
  dialog.getAllByRole('radio').map((radio: HTMLElement) => radio.closest('label')?.textContent);

describe('a deliverer who can’t deliver', () => {
  test('chooses among the reasons before the pick-up, and gives the order back [SILENT-21]', async () => {
    const api = fakeApi().on(deliveries.giveBack, {});
    const app = open(assigned, api);
    const dialog = await press(app);
    expect(reasons(dialog)).toEqual([
      'It is too far',
      'My vehicle broke down',
      'I am unwell',
      'Another reason',
    ]);
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(dialog.getByText('Choose a reason.')).toBeVisible();
    await app.user.click(dialog.getByRole('radio', { name: 'My vehicle broke down' }));
    await app.user.type(dialog.getByLabelText('Note'), 'Flat tyre');
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(api.asked(deliveries.giveBack).map(({ body }) => body)).toEqual([
      { reason: 'vehicle', note: 'Flat tyre' },
    ]);
  });

  test('says after the pick-up why nobody took it, and sees that it failed [SILENT-21, SILENT-22]', async () => {
    const api = fakeApi().on(deliveries.giveBack, failed);
    const app = open(pickedUp, api);
    const dialog = await press(app);
    expect(reasons(dialog)).toEqual(['Nobody is there', "I can't find the house", 'They refuse the order']);
    api.on(deliveries.getDelivery, failed);
    await app.user.click(dialog.getByRole('radio', { name: 'Nobody is there' }));
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText(/^Not delivered/)).toBeVisible();
    expect(
      screen.getByText(/Nobody was there\. The operator has been told\. You can still deliver it\./),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark delivered' })).toBeEnabled();
  });

  test('sends a photo of the closed door as proof [TRIP-13]', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const api = fakeApi().on(deliveries.giveBack, failed).on(files.uploadFile, { id: 61, kind: 'picture' });
    const app = open(pickedUp, api);
    const dialog = await press(app);
    await app.user.click(dialog.getByRole('radio', { name: 'Nobody is there' }));
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'door.jpg', { type: 'image/jpeg' });
    await app.user.upload(dialog.getByLabelText('Photo as proof'), photo);
    expect(await dialog.findByRole('img', { name: 'Photo as proof' })).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    await expect
      .poll(() => api.asked(deliveries.giveBack)[0]?.body)
      .toEqual({
        reason: 'nobody_there',
        note: '',
        photo: 61,
      });
  });

  test('does not go without its photo unseen when there is no connection [TRIP-14]', async () => {
    const app = open(pickedUp);
    const dialog = await press(app);
    goOffline();
    await app.user.click(dialog.getByRole('radio', { name: 'Nobody is there' }));
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'door.jpg', { type: 'image/jpeg' });
    await app.user.upload(dialog.getByLabelText('Photo as proof'), photo);
    await dialog.findByRole('button', { name: 'Try again' });
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(
      await dialog.findByText('The photo has not been sent. Try again, or go on without it.'),
    ).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Without the photo' }));
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText("Saved on this phone: I can't deliver this")).toBeVisible();
  });

  test('keeps a photo that is already sent with what waits [TRIP-14]', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const api = fakeApi().on(deliveries.giveBack, failed).on(files.uploadFile, { id: 61, kind: 'picture' });
    const app = open(pickedUp, api);
    const dialog = await press(app);
    await app.user.click(dialog.getByRole('radio', { name: 'Nobody is there' }));
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'door.jpg', { type: 'image/jpeg' });
    await app.user.upload(dialog.getByLabelText('Photo as proof'), photo);
    await dialog.findByRole('img', { name: 'Photo as proof' });
    act(() => onlineManager.setOnline(false));
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    await screen.findByText("Saved on this phone: I can't deliver this");
    act(() => onlineManager.setOnline(true));
    await expect.poll(() => api.asked(deliveries.giveBack)[0]?.body).toMatchObject({ photo: 61 });
  });

  test('reads why it was refused [SILENT-21]', async () => {
    const api = fakeApi().on(deliveries.giveBack, refuse('delivery.cannot_give_back'));
    const app = open(assigned, api);
    const dialog = await press(app);
    await app.user.click(dialog.getByRole('radio', { name: 'I am unwell' }));
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Could not save')).toBeInTheDocument();
    expect(await dialog.findByText(/The order has changed in the meantime/)).toBeVisible();
  });

  test('learns that a lost answer did it, because nobody has the delivery [SILENT-21]', async () => {
    const api = fakeApi().on(deliveries.giveBack, () => cutOff());
    const app = open(assigned, api);
    const dialog = await press(app);
    api.on(deliveries.getDelivery, () => refuse('not_found', { deliverer: null }));
    await app.user.click(dialog.getByRole('radio', { name: 'I am unwell' }));
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Its request is open again.')).toBeVisible();
    expect(screen.queryByText('Could not save')).toBeNull();
  });

  test('keeps it on the phone without a connection [SILENT-21]', async () => {
    const app = open(assigned);
    const dialog = await press(app);
    goOffline();
    await app.user.click(dialog.getByRole('radio', { name: 'It is too far' }));
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    await expect.poll(() => screen.queryByRole('button', { name: "I can't deliver this" })).toBeNull();
    expect(screen.getByText(/I can't deliver this/)).toBeVisible();
  });

  test('has given it back when the answer is lost, and the delivery is no longer theirs [SILENT-21]', async () => {
    const api = fakeApi();
    const app = open(assigned, api);
    const dialog = await press(app);
    api
      .on(deliveries.giveBack, () => cutOff())
      .on(deliveries.getDelivery, refuse('not_found', { deliverer: null }));
    await app.user.click(dialog.getByRole('radio', { name: 'I am unwell' }));
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText('Its request is open again.')).toBeVisible();
    expect(screen.queryByText('Could not save')).toBeNull();
  });

  test('learns that another try was not stored when its answer is lost [SILENT-21]', async () => {
    const api = fakeApi();
    const app = open(failed, api);
    const dialog = await press(app);
    api.on(deliveries.giveBack, () => cutOff());
    await app.user.click(dialog.getByRole('radio', { name: 'Nobody is there' }));
    await app.user.type(dialog.getByLabelText('Note'), 'Called twice');
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    await screen.findByText('Could not save');
    expect(dialog.getByLabelText('Note')).toHaveValue('Called twice');
  });

  test('sees one line for what waits [SILENT-21]', async () => {
    const app = open(pickedUp);
    const dialog = await press(app);
    goOffline();
    await app.user.click(dialog.getByRole('radio', { name: 'Nobody is there' }));
    await app.user.click(dialog.getByRole('button', { name: 'Yes' }));
    expect(await screen.findByText("Saved on this phone: I can't deliver this")).toBeVisible();
    expect(screen.getAllByText('Waiting for a connection')).toHaveLength(1);
  });

  test('has no such button at the door [SILENT-21]', async () => {
    open(makeDelivery({ status: 'DELIVERED', allowed_actions: ['completed'] }));
    expect(await screen.findByRole('button', { name: 'Mark completed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: "I can't deliver this" })).toBeNull();
  });
});
