// /shops/address/{id}: an address that is edited.
import * as addresses from '@haat/contract/addresses';
import * as files from '@haat/contract/files';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { home, listOf, market, work } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { setPosition, village } from '../../testing/stage.ts';

const office: addresses.Address = { ...work, landmark: 'Blue gate', photo: 61, voice_note: 62 };

beforeEach(() => {
  setPosition(village);
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
});

async function openForm(address = office) {
  const api = market()
    .on(addresses.listAddresses, listOf([{ ...home, id: 9 }, address]))
    .on(addresses.updateAddress, address)
    .on(files.getFile, () => new Response('contents'));
  const app = openApp(`/shops/address/${address.id}`, { api });
  expect(await screen.findByLabelText('Landmark')).toBeVisible();
  const save = async () => {
    await app.user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(app.path()).toBe('/shops/address'));
    return api.asked(addresses.updateAddress).map(({ body }) => body);
  };
  return { ...app, save };
}

const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a link in the list leads to it [ADDR-2, HOUSE-52]', async () => {
  const { user, path } = openApp('/shops/address', { api: market() });
  await user.click(await screen.findByRole('link', { name: 'Edit Work' }));
  await waitFor(() => expect(path()).toBe(`/shops/address/${work.id}`));
});

test('shows what the address has, and sends only what was changed [HOUSE-52]', async () => {
  const { save } = await openForm();
  expect(await screen.findByRole('img', { name: 'Photo of the house' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play directions' })).toBeVisible();
  expect(screen.getByText(/Panchayat Office/)).toBeVisible();
  const shown = ['Address name', 'Receiver name', 'Phone number', 'Landmark'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  expect(shown.map(({ value }) => value)).toEqual(['Work', 'Lakshmi Menon', '9847012345', 'Blue gate']);
  type('Landmark', ' Red gate ');
  expect(await save()).toEqual([{ landmark: 'Red gate' }]);
});

test("does not say how accurate the phone's position is, because the pin is elsewhere [PLACE-1]", async () => {
  setPosition({ ...village, accuracy: 12 });
  await openForm();
  expect(await screen.findByRole('button', { name: 'Location' })).toBeVisible();
  // The position is known, as the dot on the map shows.
  await waitFor(() => expect(document.querySelectorAll('.leaflet-marker-icon').length).toBeGreaterThan(1));
  expect(screen.queryByText(/^Your location/)).toBeNull();
});

test('landmark, photo and directions can be removed [HOUSE-52]', async () => {
  const { user, save } = await openForm();
  type('Landmark', ' ');
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  await user.click(screen.getByRole('button', { name: 'Delete recording' }));
  expect(await save()).toEqual([{ landmark: null, photo: null, voice_note: null }]);
});

test('name, receiver, number and pin can be changed [HOUSE-52]', async () => {
  const { save } = await openForm();
  type('Address name', 'Office');
  type('Receiver name', 'Gopi');
  type('Phone number', '9812300206');
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Location' }), { key: 'ArrowUp' });
  const [sent] = await save();
  expect(sent).toMatchObject({ name: 'Office', receiver: 'Gopi', number: '+919812300206' });
  expect(sent).toMatchObject({ latitude: expect.closeTo(office.latitude, 2) });
  expect(sent).not.toMatchObject({ latitude: office.latitude });
});

test('without a change nothing is sent [HOUSE-52]', async () => {
  const { save } = await openForm();
  expect(await save()).toEqual([]);
});

test("the server's name of the first address stays when it is not changed [ADDR-15, HOUSE-52]", async () => {
  const { save } = await openForm({ ...office, name: 'primary' });
  expect(screen.getByLabelText('Address name')).toHaveValue('Home');
  type('Landmark', 'Well');
  expect(await save()).toEqual([{ landmark: 'Well' }]);
});

test('an address that does not exist is not found [HOUSE-52]', async () => {
  openApp('/shops/address/99', { api: market() });
  expect(await screen.findByText('Not found')).toBeVisible();
});
