// A record's picture, in the form of an article category.
import * as categories from '@haat/contract/operator/categories';
import * as images from '@haat/contract/operator/images';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { promiseToSettle } from '../testing/promise-to-settle.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const photo = new File([jpeg], 'well.jpg', { type: 'image/jpeg' });
const stored = { id: 12, cover: '/media/0123456789abcdef0123456789abcdef-m.webp' };
const category: categories.CategoryRecord = {
  id: 4,
  name: 'Farming',
  cover: '/media/ffffffffffffffffffffffffffffffff-m.webp',
  article_count: 2,
  version: 3,
};

async function openForm(api: FakeApi, path = '/categories/4') {
  api.on(categories.getCategory, () => category);
  api.on(categories.listCategories, () => ({ count: 1, results: [category] }));
  api.on(categories.updateCategory, () => ({ ...category, version: 4 }));
  const { user } = openDesk(path, api);
  const field = within(await screen.findByRole('group', { name: 'Picture' }));
  const choose = (chosen: File) => user.upload(field.getByLabelText('Picture file'), chosen);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const sent = () => api.asked(categories.updateCategory).map(({ body }) => body);
  return { user, field, choose, save, sent };
}

afterEach(() => void vi.unstubAllGlobals());

it('uploads the chosen picture, shows it, and the form sends its id [DESK-100]', async () => {
  const api = fakeApi();
  api.on(images.uploadImage, () => stored);
  const { field, choose, save, sent } = await openForm(api);
  expect(field.getByRole('img')).toHaveAttribute('src', category.cover?.replace('-m.', '-l.'));
  await choose(photo);
  await waitFor(() =>
    expect(field.getByRole('img')).toHaveAttribute('src', stored.cover.replace('-m.', '-l.')),
  );
  expect(api.asked(images.uploadImage)[0]?.body).toEqual({ name: 'well.jpg', cover: photo });
  await save();
  await screen.findByText('Saved');
  expect(sent()).toEqual([{ cover: stored.id, version: 3 }]);
});

it('shows how far the upload is, and a save waits for it [DESK-100]', async () => {
  const api = fakeApi();
  const answer = promiseToSettle<typeof stored>();
  api.on(images.uploadImage, () => answer.promise);
  const { field, choose, save, sent } = await openForm(api);
  await choose(photo);
  const bar = await field.findByRole('progressbar', { name: 'Uploading the picture' });
  expect(bar).toHaveAttribute('aria-valuenow', '25');
  expect(field.getByRole('img')).toHaveAttribute('src', 'blob:preview');
  await save();
  await field.findByText('Saving goes on when the picture is uploaded.');
  await save();
  expect(sent()).toEqual([]);
  answer.resolve(stored);
  await screen.findByText('Saved');
  expect(sent()).toEqual([{ cover: stored.id, version: 3 }]);
});

it('offers another try after a failed upload, and keeps the form [DESK-100]', async () => {
  const api = fakeApi();
  api.on(images.uploadImage, () => refuse('rate.limited', { detail: 'Too many pictures. Wait a minute.' }));
  const { user, field, choose, save, sent } = await openForm(api);
  await user.type(screen.getByLabelText(/^Name/), ' and trees');
  await choose(photo);
  await field.findByText('Too many pictures. Wait a minute.');
  await save();
  await field.findByText('The picture is not uploaded. Try again, or remove it.');
  api.on(images.uploadImage, () => stored);
  await user.click(field.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(field.queryByRole('button', { name: 'Try again' })).toBeNull());
  await save();
  await screen.findByText('Saved');
  expect(sent()).toEqual([{ name: 'Farming and trees', cover: stored.id, version: 3 }]);
});

it('is scrolled to when it keeps the form from being saved, and its first button has the focus [DESK-173]', async () => {
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView');
  const api = fakeApi();
  api.on(images.uploadImage, () => refuse('rate.limited', { detail: 'Too many pictures. Wait a minute.' }));
  const { field, choose, save } = await openForm(api);
  await choose(photo);
  await field.findByText('Too many pictures. Wait a minute.');
  await save();
  await waitFor(() => expect(field.getByRole('button', { name: 'Try again' })).toHaveFocus());
  expect(intoView.mock.instances.at(-1)).toBe(screen.getByRole('group', { name: 'Picture' }));
  intoView.mockRestore();
});

it('removes the picture', async () => {
  const { user, field, save, sent } = await openForm(fakeApi());
  await user.click(field.getByRole('button', { name: 'Remove' }));
  expect(field.queryByRole('img')).toBeNull();
  expect(field.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  await save();
  await screen.findByText('Saved');
  expect(sent()).toEqual([{ cover: null, version: 3 }]);
});

it('takes a picture whatever its label says [DESK-100]', async () => {
  const api = fakeApi();
  api.on(images.uploadImage, () => stored);
  const { field } = await openForm(api);
  const files = [new File([jpeg], 'well', { type: 'application/octet-stream' })];
  fireEvent.change(field.getByLabelText('Picture file'), { target: { files } });
  await waitFor(() => expect(api.asked(images.uploadImage)).toHaveLength(1));
});

it.each([
  ['prices.csv', 'xxx', '“prices.csv” is not a JPEG, PNG, WebP or AVIF picture. Choose another file.'],
  ['prices.png', 'xxx', '“prices.png” is not a JPEG, PNG, WebP or AVIF picture. Choose another file.'],
  ['empty.png', '', '“empty.png” is empty. Choose another file.'],
])('says why it does not take %s [DESK-100]', async (name, content, sentence) => {
  const api = fakeApi();
  const { field } = await openForm(api);
  const files = [new File([content], name, { type: name.endsWith('csv') ? 'text/csv' : 'image/png' })];
  // userEvent ignores files that `accept` doesn't list. Browsers let people choose them.
  fireEvent.change(field.getByLabelText('Picture file'), { target: { files } });
  await field.findByText(sentence);
  expect(field.getByRole('img')).toHaveAttribute('src', category.cover?.replace('-m.', '-l.'));
  expect(api.asked(images.uploadImage)).toEqual([]);
});

it('says that a picture is damaged before it sends it [DESK-100]', async () => {
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unreadable')));
  const api = fakeApi();
  const { field, choose } = await openForm(api);
  await choose(photo);
  await field.findByText(/^“.+” is damaged\. Choose another picture\.$/);
  expect(api.asked(images.uploadImage)).toEqual([]);
});

it('says when the server does not take the file, without another try', async () => {
  const api = fakeApi();
  api.on(images.uploadImage, () => refuse('image.invalid', { detail: 'Choose a JPEG or PNG picture.' }));
  const { field, choose } = await openForm(api);
  await choose(photo);
  await field.findByText('Choose a JPEG or PNG picture.');
  expect(field.queryByRole('button', { name: 'Try again' })).toBeNull();
});
