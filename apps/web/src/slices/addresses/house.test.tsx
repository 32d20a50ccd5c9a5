// Landmark, photo and spoken directions in the form of an address.
import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as files from '@haat/contract/files';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutOff, refuse } from '../../testing/fake-api.ts';
import { home, listOf, market } from '../../testing/market.ts';
import { openApp } from '../../testing/open-app.tsx';
import { promiseToSettle } from '../../testing/promise-to-settle.ts';

const thrissur = { id: 1, name: 'Thrissur', latitude: 10.52, longitude: 76.21 };

/** Stands in for the browser's recorder. */
class FakeRecorder {
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
  static last: FakeRecorder | undefined;
  state = 'inactive';
  mimeType = 'audio/webm;codecs=opus';
  ondataavailable: ((event: { data: Blob }) => void) | undefined;
  onstop: (() => void) | undefined;
  constructor() {
    FakeRecorder.last = this;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

const stopTrack = vi.fn();
const setMicrophone = (getUserMedia: () => Promise<unknown>): void =>
  void Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  stopTrack.mockClear();
  setMicrophone(async () => ({ getTracks: () => [{ stop: stopTrack }] }));
  const getCurrentPosition = (onPosition: PositionCallback): void =>
    onPosition({ coords: { latitude: 10.5, longitude: 76.2 } } as GeolocationPosition); // the code reads no other field
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function openForm() {
  const api = market()
    .on(accounts.cities, listOf([thrissur]))
    .on(addresses.addAddress, home)
    .on(files.uploadFile, { id: 61, kind: 'sound' });
  const app = openApp('/shops/address/add', { api });
  await screen.findByRole('option', { name: 'Thrissur' });
  return { ...app, api };
}

async function fillIn({ user }: Awaited<ReturnType<typeof openForm>>): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Thrissur');
  const typed = {
    'Address name': 'Mother',
    'Receiver name': 'Devaki Menon',
    'Phone number': '9847012345',
    'Address line 1': 'Old House',
    'Address line 2': 'River Road',
    'Address line 3': 'Ferry',
  };
  for (const [label, text] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  }
}

const picture = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'house.jpg', { type: 'image/jpeg' });

test('landmark, photo and directions go with the address [HOUSE-40]', async () => {
  const app = await openForm();
  const { user, api } = app;
  await fillIn(app);
  await user.type(screen.getByLabelText('Landmark'), 'Blue gate');
  await user.upload(screen.getByLabelText('Photo of the house'), picture);
  expect(await screen.findByRole('img', { name: 'Photo of the house' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record directions' }));
  await user.click(await screen.findByRole('button', { name: /^Stop, / }));
  expect(await screen.findByRole('button', { name: 'Play directions' })).toBeVisible();
  expect(stopTrack).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.asked(addresses.addAddress)).toHaveLength(1));
  expect(api.asked(addresses.addAddress)[0]?.body).toMatchObject({
    landmark: 'Blue gate',
    photo: 61,
    voice_note: 61,
  });
});

test('without them the form sends none of the three [HOUSE-40]', async () => {
  const app = await openForm();
  await fillIn(app);
  await app.user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(app.api.asked(addresses.addAddress)).toHaveLength(1));
  const sent = Object.keys(app.api.asked(addresses.addAddress)[0]?.body as object);
  expect(sent).not.toEqual(expect.arrayContaining(['landmark']));
  expect(sent).not.toEqual(expect.arrayContaining(['photo']));
  expect(sent).not.toEqual(expect.arrayContaining(['voice_note']));
});

test('a form sent during a recording is held back, and the recording ends [HOUSE-41]', async () => {
  const app = await openForm();
  await fillIn(app);
  await app.user.click(screen.getByRole('button', { name: 'Record directions' }));
  await screen.findByRole('button', { name: /^Stop, / });
  await app.user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Play directions' })).toBeVisible();
  expect(app.api.asked(addresses.addAddress)).toHaveLength(0);
  await app.user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(app.api.asked(addresses.addAddress)).toHaveLength(1));
  expect(app.api.asked(addresses.addAddress)[0]?.body).toMatchObject({ voice_note: 61 });
});

test("a file that isn't a picture is refused as one [HOUSE-40]", async () => {
  const { user, api } = await openForm();
  api.on(files.uploadFile, refuse('sound.invalid'));
  await user.upload(screen.getByLabelText('Photo of the house'), picture);
  expect(await screen.findByText(/^This picture can't be used/)).toBeVisible();
});

test('a photo is judged by its content, before it is sent [HOUSE-40]', async () => {
  const { user, api } = await openForm();
  const field = screen.getByLabelText('Photo of the house');
  await user.upload(field, new File([], 'nothing.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Empty: nothing.jpg. Choose another file.')).toBeVisible();
  await user.upload(field, new File(['hello'], 'letter.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/^Not a JPEG, PNG, WebP or AVIF picture: letter\.jpg/)).toBeVisible();
  expect(api.asked(files.uploadFile)).toHaveLength(0);
  await user.upload(field, new File([picture], 'house.jpg', { type: 'image/jpg' }));
  expect(await screen.findByRole('img', { name: 'Photo of the house' })).toBeVisible();
  expect(screen.queryByText(/letter\.jpg/)).toBeNull();
});

test('a damaged photo is refused before it is sent [HOUSE-40]', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unreadable')));
  const { user, api } = await openForm();
  await user.upload(screen.getByLabelText('Photo of the house'), picture);
  expect(await screen.findByText('Damaged: house.jpg. Choose another picture.')).toBeVisible();
  expect(api.asked(files.uploadFile)).toHaveLength(0);
});

test('photo and recording can be deleted again [HOUSE-40, HOUSE-41]', async () => {
  const { user } = await openForm();
  await user.upload(screen.getByLabelText('Photo of the house'), picture);
  await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
  expect(screen.queryByRole('img', { name: 'Photo of the house' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Record directions' }));
  await user.click(await screen.findByRole('button', { name: /^Stop, / }));
  await user.click(await screen.findByRole('button', { name: 'Delete recording' }));
  expect(screen.getByRole('button', { name: 'Record directions' })).toBeVisible();
});

test('a recording ends by itself after 20 seconds, and says how many are left [HOUSE-41]', async () => {
  const { user } = await openForm();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(screen.getByRole('button', { name: 'Record directions' }));
  expect(await screen.findByRole('button', { name: 'Stop, 20 s left' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(FakeRecorder.last?.state).toBe('recording');
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(FakeRecorder.last?.state).toBe('inactive');
  expect(await screen.findByRole('button', { name: 'Play directions' })).toBeVisible();
});

test('without the microphone the form says what to do [HOUSE-41]', async () => {
  const { user } = await openForm();
  setMicrophone(() => Promise.reject(new Error('NotAllowedError')));
  await user.click(screen.getByRole('button', { name: 'Record directions' }));
  expect(
    await screen.findByText('Allow the microphone in the settings of your phone, then try again.'),
  ).toBeVisible();
});

test('a browser that cannot record says so [HOUSE-41]', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  await openForm();
  expect(screen.getByRole('button', { name: 'Record directions' })).toBeDisabled();
  expect(screen.getByText(/^This browser cannot record\./)).toBeVisible();
});

test('a refused upload says why [HOUSE-40]', async () => {
  const { user, api } = await openForm();
  api.on(files.uploadFile, refuse('image.invalid'));
  await user.upload(screen.getByLabelText('Photo of the house'), picture);
  await screen.findByText('Could not save');
  expect(api.asked(files.uploadFile)).toHaveLength(1);
  expect(screen.queryByRole('img', { name: 'Photo of the house' })).toBeNull();
});

test('a landmark has at most 200 characters [HOUSE-40]', async () => {
  const app = await openForm();
  await fillIn(app);
  fireEvent.change(screen.getByLabelText('Landmark'), { target: { value: 'x'.repeat(201) } });
  await app.user.click(screen.getByRole('button', { name: 'Add' }));
  expect(app.api.asked(addresses.addAddress)).toHaveLength(0);
});

test('an address is sent only after its photo has arrived [HOUSE-53]', async () => {
  const app = await openForm();
  const { user, api } = app;
  await fillIn(app);
  const upload = promiseToSettle<files.StoredFile>();
  api.on(files.uploadFile, () => upload.promise);
  await user.upload(screen.getByLabelText('Photo of the house'), picture);
  const add = screen.getByRole('button', { name: 'Add' });
  await waitFor(() => expect(add).toHaveAttribute('aria-busy', 'true'));
  await user.click(add);
  expect(api.asked(addresses.addAddress)).toHaveLength(0);
  upload.resolve({ id: 62, kind: 'picture' });
  await waitFor(() => expect(add).not.toHaveAttribute('aria-busy'));
  await user.click(add);
  await waitFor(() => expect(api.asked(addresses.addAddress)).toHaveLength(1));
  expect(api.asked(addresses.addAddress)[0]?.body).toMatchObject({ photo: 62 });
});

test('a recording that got no answer stays, and can be heard and sent again [HOUSE-53]', async () => {
  const { user, api } = await openForm();
  api.on(files.uploadFile, () => cutOff());
  await user.click(screen.getByRole('button', { name: 'Record directions' }));
  await user.click(await screen.findByRole('button', { name: /^Stop, / }));
  await screen.findByText('Could not save');
  expect(screen.getByRole('button', { name: 'Play directions' })).toBeVisible();
  api.on(files.uploadFile, { id: 61, kind: 'sound' });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(api.asked(files.uploadFile)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Play directions' })).toBeVisible();
});

test('a recording that was refused can only be deleted [HOUSE-53]', async () => {
  const { user, api } = await openForm();
  api.on(files.uploadFile, refuse('sound.too_large'));
  await user.click(screen.getByRole('button', { name: 'Record directions' }));
  await user.click(await screen.findByRole('button', { name: /^Stop, / }));
  await screen.findByText('Could not save');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete recording' }));
  expect(screen.getByRole('button', { name: 'Record directions' })).toBeVisible();
});

test('an address does not go without its photo unseen [TRIP-14]', async () => {
  const app = await openForm();
  const { user, api } = app;
  await fillIn(app);
  api.on(files.uploadFile, () => cutOff());
  await user.upload(screen.getByLabelText('Photo of the house'), picture);
  await screen.findByRole('button', { name: 'Try again' });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(
    await screen.findByText('The photo has not been sent. Try again, or go on without it.'),
  ).toBeVisible();
  expect(api.asked(addresses.addAddress)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Without the photo' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(api.asked(addresses.addAddress)).toHaveLength(1));
});
