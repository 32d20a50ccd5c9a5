import * as files from '@haat/contract/files';
import * as orders from '@haat/contract/operator/orders';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { order, orderAddress } from '../testing/records.ts';

it('shows landmark, photo and directions of an order, the files when asked for [HOUSE-49]', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const api = fakeApi();
  const address = { ...orderAddress, landmark: 'Blue gate', photo: 61, voice_note: 62 };
  api.on(orders.getOrder, () => ({ ...order, address }));
  api.on(files.getFile, () => refuse('not_found'));
  const { user } = openDesk('/orders/41/show', api);
  expect(await screen.findByText('Blue gate')).toBeVisible();
  expect(api.asked(files.getFile)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Show photo' }));
  expect(await screen.findByText(/not found/i)).toBeVisible();
  api.on(files.getFile, () => 'the bytes' as never); // the stand-in checks a text, and the desk reads a Blob
  await user.click(screen.getByRole('button', { name: 'Show photo' }));
  expect(await screen.findByRole('img', { name: 'House' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load recording' }));
  expect(await screen.findByLabelText('Directions')).toBeVisible();
});

it('shows the photo that the deliverer took as proof, when asked for [TRIP-13]', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  const api = fakeApi();
  api.on(orders.getOrder, () => ({ ...order, proof: 63 }));
  api.on(files.getFile, () => 'the bytes' as never); // the stand-in checks a text, and the desk reads a Blob
  const { user } = openDesk('/orders/41/show', api);
  expect(await screen.findByText('Photo as proof')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show photo' }));
  expect(await screen.findByRole('img', { name: 'Proof' })).toBeVisible();
});
