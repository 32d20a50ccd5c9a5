// Handing over at the door: the delivery code, what helps to find the house, and whom to call.
import * as deliveries from '@haat/contract/deliveries';
import * as files from '@haat/contract/files';
import { hashKey, onlineManager, QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { keepData } from '../../../platform/queries/kept-data.ts';
import { findKept } from '../../../platform/queries/kept-store.ts';
import { makeDelivery, makeRequest } from '../../../testing/deliveries.ts';
import { cutOff, fakeApi, refuse } from '../../../testing/fake-api.ts';
import { installFakeIndexedDb } from '../../../testing/fake-indexed-db.ts';
import { listOf } from '../../../testing/market.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { deliverer } from '../../../testing/people.ts';
import { fileQuery } from '../../files/files.api.ts';

const atDoor = (changes: Partial<deliveries.Delivery> = {}) =>
  makeDelivery({ status: 'PICKED_UP', allowed_actions: ['delivered'], code_rule: 'offered', ...changes });

async function openDoor(changes: Partial<deliveries.Delivery> = {}) {
  const done = atDoor({ ...changes, status: 'DELIVERED', allowed_actions: ['completed'] });
  const api = fakeApi().on(deliveries.getDelivery, atDoor(changes)).on(deliveries.markDelivered, done);
  const app = openApp('/deliverer/delivery/71', { person: deliverer, api });
  const ask = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Mark delivered' }));
    return within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  };
  const yes = (dialog: ReturnType<typeof within>) =>
    app.user.click(dialog.getByRole('button', { name: 'Yes' }));
  const sent = () => api.asked(deliveries.markDelivered).map(({ body }) => body);
  return { ...app, api, ask, yes, sent };
}

test("the dialog of 'Mark delivered' sends the code [HOUSE-44]", async () => {
  const { user, ask, yes, sent } = await openDoor();
  const dialog = await ask();
  await user.type(dialog.getByLabelText('Delivery code'), '47 11');
  await yes(dialog);
  await waitFor(() => expect(sent()).toEqual([{ code: '4711' }]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a delivery goes without a code where it is only offered [HOUSE-44]', async () => {
  const { ask, yes, sent } = await openDoor();
  await yes(await ask());
  await waitFor(() => expect(sent()).toEqual([{}]));
});

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'door.jpg', { type: 'image/jpeg' });

test.each(['off', 'offered'] as const)(
  'a photo goes along as proof, code %s [TRIP-13]',
  async (code_rule) => {
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
    const { user, api, ask, yes, sent } = await openDoor({ code_rule });
    api.on(files.uploadFile, () => cutOff());
    const dialog = await ask();
    await user.upload(dialog.getByLabelText('Photo as proof'), photo);
    const again = await dialog.findByRole('button', { name: 'Try again' });
    api.on(files.uploadFile, { id: 61, kind: 'picture' });
    await user.click(again);
    expect(await dialog.findByRole('img', { name: 'Photo as proof' })).toBeVisible();
    await yes(dialog);
    await waitFor(() => expect(sent()).toEqual([{ photo: 61 }]));
  },
);

test('where the code is required, it or a reason must be given [HOUSE-44]', async () => {
  const { user, ask, yes, sent } = await openDoor({ code_rule: 'required' });
  const dialog = await ask();
  await yes(dialog);
  expect(dialog.getByText('This field is required')).toBeVisible();
  await user.type(dialog.getByLabelText('Delivery code'), '47');
  expect(dialog.getByText('Enter four digits')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('No code?'), 'The phone is off');
  await yes(dialog);
  await waitFor(() => expect(sent()).toEqual([{ no_code_reason: 'phone_dead' }]));
});

test('where the city has no code, only the question is asked [HOUSE-44]', async () => {
  const { ask, yes, sent } = await openDoor({ code_rule: 'off' });
  const dialog = await ask();
  expect(dialog.queryByLabelText('Delivery code')).toBeNull();
  await yes(dialog);
  await waitFor(() => expect(sent()).toEqual([{}]));
});

test('a wrong code is told in the dialog, which stays; after too many only a reason is asked [HOUSE-45]', async () => {
  const { user, api, ask, yes } = await openDoor();
  api.on(deliveries.markDelivered, refuse('code.wrong'));
  const dialog = await ask();
  await user.type(dialog.getByLabelText('Delivery code'), '0000');
  await yes(dialog);
  expect(await dialog.findByText('The code is wrong. Ask for it again.')).toBeVisible();
  expect(screen.getAllByText('The code is wrong. Ask for it again.')).toHaveLength(1);
  expect(dialog.getByLabelText('Delivery code')).toHaveValue('0000');
  api
    .on(deliveries.markDelivered, refuse('code.over'))
    .on(deliveries.getDelivery, atDoor({ code_rule: 'over' }));
  await yes(dialog);
  expect(
    await dialog.findByText('The delivery code was wrong too often. Say why there is no code.'),
  ).toBeVisible();
  await waitFor(() => expect(dialog.queryByLabelText('Delivery code')).toBeNull());
  expect(dialog.getByLabelText('No code?')).toBeVisible();
});

test('after the fifth wrong code a reason must be given, and is sent [HOUSE-45]', async () => {
  const { user, api, ask, yes, sent } = await openDoor();
  api.on(deliveries.markDelivered, refuse('code.wrong'));
  const dialog = await ask();
  await user.type(dialog.getByLabelText('Delivery code'), '0000');
  api.on(deliveries.getDelivery, atDoor({ code_rule: 'over' }));
  await yes(dialog);
  await waitFor(() => expect(dialog.queryByLabelText('Delivery code')).toBeNull());
  await yes(dialog);
  expect(await dialog.findByText('This field is required')).toBeVisible();
  const done = atDoor({ status: 'DELIVERED', allowed_actions: ['completed'] });
  api.on(deliveries.markDelivered, done).on(deliveries.getDelivery, done);
  await user.selectOptions(dialog.getByLabelText('No code?'), 'Somebody else takes it');
  await yes(dialog);
  expect(await screen.findByText('Delivered')).toBeVisible();
  expect(sent()).toEqual([{ code: '0000' }, { no_code_reason: 'someone_else' }]);
});

test('without a connection the code waits, and a wrong one is told on the page [HOUSE-46]', async () => {
  const { user, api, ask, yes, sent } = await openDoor();
  api.on(deliveries.markDelivered, () => cutOff());
  act(() => onlineManager.setOnline(false));
  const dialog = await ask();
  await user.type(dialog.getByLabelText('Delivery code'), '0000');
  await yes(dialog);
  expect(await screen.findByText('Waiting for a connection')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  api.on(deliveries.markDelivered, refuse('code.wrong'));
  act(() => onlineManager.setOnline(true));
  expect(
    await screen.findByText('The delivery code was wrong. Mark the order as delivered again.'),
  ).toBeVisible();
  expect(sent()).toEqual([{ code: '0000' }]);
  expect(screen.getByRole('button', { name: 'Mark delivered' })).toBeEnabled();
});

test('a wrong code is told also when a completion after it was refused [HOUSE-46]', async () => {
  const { user, api, ask, yes } = await openDoor();
  act(() => onlineManager.setOnline(false));
  const dialog = await ask();
  await user.type(dialog.getByLabelText('Delivery code'), '0000');
  await yes(dialog);
  await user.click(await screen.findByRole('button', { name: 'Mark completed' }));
  await yes(within(await screen.findByRole('alertdialog')));
  await screen.findByText('Saved on this phone: Mark delivered, Mark completed');
  api
    .on(deliveries.markDelivered, refuse('code.over'))
    .on(deliveries.markCompleted, refuse('delivery.cannot_complete'));
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(api.asked(deliveries.markCompleted)).toHaveLength(1));
  expect(await screen.findByText(/^The delivery code was wrong too often\./)).toBeVisible();
});

const house = {
  ...makeDelivery().order,
  address: {
    ...makeDelivery().order.address,
    receiver: 'Devaki Menon',
    number: '+919000000077',
    landmark: 'Blue gate',
    photo: 61,
    voice_note: 62,
  },
};

const aFile = () => new Response('contents');

test('landmark, photo and a play button lead to the house, above the map [HOUSE-42]', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const { api } = await openDoor({ order: house });
  api.on(files.getFile, aFile);
  expect(await screen.findByText('Blue gate', { exact: false })).toBeVisible();
  const photo = await screen.findByRole('img', { name: 'Photo of the house' });
  const play = await screen.findByRole('button', { name: 'Play directions' });
  const [map] = screen.getAllByRole('link', { name: 'Open in maps' });
  for (const part of [photo, play]) {
    expect(part.compareDocumentPosition(map as HTMLElement)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('the deliverer hears and sees the list that the order was made of [LIST-18]', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const { api } = await openDoor({
    list_files: [
      { id: 63, kind: 'sound' },
      { id: 64, kind: 'picture' },
    ],
  });
  api.on(files.getFile, aFile);
  expect(await screen.findByRole('heading', { name: 'The customer’s list' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Hear the list' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Photo of the list' })).toBeVisible();
});

test('a photo that does not load can be tried again [HOUSE-42]', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const { api, user } = await openDoor({
    order: { ...house, address: { ...house.address, voice_note: null } },
  });
  api.on(files.getFile, refuse('not_found'));
  expect(await screen.findByText('The photo did not load.')).toBeVisible();
  api.on(files.getFile, aFile);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Photo of the house' })).toBeVisible();
});

/** Opens the delivery with its photo on the phone. */
async function openHouse(
  changes: Partial<deliveries.Delivery> = {},
  withClient: (client: QueryClient) => void = () => undefined,
) {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  let client = new QueryClient();
  const delivery = atDoor({ order: house, ...changes });
  const api = fakeApi().on(deliveries.getDelivery, delivery).on(files.getFile, aFile);
  const onClient = (made: QueryClient): void => {
    client = made;
    withClient(made);
  };
  const app = openApp('/deliverer/delivery/71', { person: deliverer, api, onClient });
  await screen.findByRole('img', { name: 'Photo of the house' });
  const kept = () => [61, 62].filter((id) => client.getQueryData(['files', id]) !== undefined);
  expect(kept()).toEqual([61, 62]);
  const reload = () => client.invalidateQueries({ queryKey: ['deliveries'] });
  return { ...app, api, client, delivery, kept, reload };
}

test('a file that is on the phone is not loaded again [HOUSE-48]', async () => {
  onTestFinished(installFakeIndexedDb());
  const { api, client } = await openHouse({}, (made) => onTestFinished(keepData(made)));
  const { queryKey } = fileQuery(61);
  const isKept = async () => (await findKept(hashKey(queryKey))) !== undefined;
  await expect.poll(isKept).toBe(true);
  const loads = api.asked(files.getFile).length;
  client.removeQueries({ queryKey });
  await client.fetchQuery(fileQuery(61));
  expect(api.asked(files.getFile)).toHaveLength(loads);
});

test('the phone forgets the files when the delivery is completed [HOUSE-48]', async () => {
  const { api, user, delivery, kept } = await openHouse({
    status: 'VERIFIED',
    allowed_actions: ['completed'],
  });
  const done: deliveries.Delivery = { ...delivery, status: 'COMPLETED', allowed_actions: [] };
  api.on(deliveries.markCompleted, () => {
    api.on(deliveries.getDelivery, done);
    return done;
  });
  await user.click(screen.getByRole('button', { name: 'Mark completed' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
  await screen.findByText('Completed');
  await waitFor(() => expect(kept()).toEqual([]));
});

test('the phone forgets them when an operator cancels the order [HOUSE-48]', async () => {
  const { api, delivery, kept, reload } = await openHouse();
  api.on(deliveries.getDelivery, { ...delivery, status: 'CANCELLED', allowed_actions: [] });
  await act(async () => reload());
  await waitFor(() => expect(kept()).toEqual([]));
});

test('the phone forgets them when somebody else has the delivery [HOUSE-48]', async () => {
  const { api, kept, reload } = await openHouse();
  const other = { first_name: 'Gopi', last_name: 'Nair', number: '+919000000055' };
  api.on(deliveries.getDelivery, refuse('not_found', { deliverer: other }));
  await act(async () => reload());
  await waitFor(() => expect(kept()).toEqual([]));
});

test('the phone loads them when the deliverer accepts the request [HOUSE-48]', async () => {
  const api = fakeApi()
    .on(deliveries.listRequests, listOf([makeRequest(71, 1042)]))
    .on(deliveries.acceptRequest, makeDelivery({ order: house }))
    .on(files.getFile, aFile);
  const { user } = openApp('/deliverer/requests', { person: deliverer, api });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
  await screen.findByText('Delivery accepted');
  await waitFor(() => expect(api.asked(files.getFile).map(({ params }) => params.id)).toEqual(['61', '62']));
});

test('the phone loads them when somebody else gave the delivery to the deliverer [HOUSE-48]', async () => {
  const given = makeDelivery({ order: house });
  const over = makeDelivery({ id: 72, status: 'COMPLETED', allowed_actions: [], order: { ...house, id: 9 } });
  const api = fakeApi()
    .on(deliveries.listDeliveries, listOf([given, over]))
    .on(files.getFile, aFile);
  openApp('/deliverer', { person: deliverer, api });
  await waitFor(() => expect(api.asked(files.getFile).map(({ params }) => params.id)).toEqual(['61', '62']));
});

test('customer, receiver and shop can be called [HOUSE-43]', async () => {
  await openDoor({ order: { ...house, address: { ...house.address, photo: null, voice_note: null } } });
  await screen.findByRole('button', { name: 'Mark delivered' });
  const calls = screen.getAllByRole('link', { name: /^Call/ });
  expect(calls.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+919000000077',
    'tel:+919000000001',
    'tel:+919000000002',
  ]);
  expect(calls[1]).toHaveAccessibleName('Call the customer');
  expect(calls[1]).toHaveAccessibleDescription('Ordered by Lakshmi Menon');
});

test('a delivery does not go without its photo unseen [TRIP-14]', async () => {
  const { user, api, ask, yes, sent } = await openDoor();
  api.on(files.uploadFile, () => cutOff());
  const dialog = await ask();
  await user.upload(dialog.getByLabelText('Photo as proof'), photo);
  await dialog.findByRole('button', { name: 'Try again' });
  await yes(dialog);
  expect(
    await dialog.findByText('The photo has not been sent. Try again, or go on without it.'),
  ).toBeVisible();
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Without the photo' }));
  await yes(dialog);
  await waitFor(() => expect(sent()).toEqual([{}]));
});
