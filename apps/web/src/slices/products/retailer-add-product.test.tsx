import { limits } from '@haat/contract/limits';
import * as media from '@haat/contract/media';
import * as products from '@haat/contract/products';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cutOff, fakeApi, refuse } from '../../testing/fake-api.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { makeProduct, vegetables } from '../../testing/retailer-products.ts';

beforeEach(() => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A PNG by its first bytes. */
function picture(name: string, bytes = 10, type = 'image/png'): File {
  const contents = new Uint8Array(bytes);
  contents.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return new File([contents], name, { type });
}

async function openForm() {
  const api = fakeApi()
    .on(products.shopProductTypes, { count: 1, results: [vegetables] })
    .on(products.listRetailerProducts, { count: 1, results: [makeProduct()] });
  const app = openApp('/retailer/add-product', { person: retailer, api });
  const images = await screen.findByLabelText<HTMLInputElement>('Images');
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  const fill = async (field: HTMLElement, text: string) => {
    await app.user.click(field);
    await app.user.paste(text);
  };
  return { ...app, images, save, fill };
}

async function fillForm() {
  const form = await openForm();
  const { user } = form;
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product type' }), 'Vegetables');
  await form.fill(screen.getByRole('textbox', { name: 'Name' }), 'Country tomato, 1 kg');
  await form.fill(screen.getByRole('textbox', { name: 'Description' }), 'Red.');
  await form.fill(screen.getByRole('spinbutton', { name: 'Price' }), '42.50');
  await form.fill(screen.getByRole('spinbutton', { name: 'Quantity' }), '30');
  await user.type(screen.getByRole('textbox', { name: 'Tags' }), 'red{Enter}vegetable{Enter}');
  await user.upload(form.images, [picture('one.png'), picture('two.png')]);
  await screen.findByRole('radio', { name: 'Picture 2: two.png' });
  return form;
}

const uploadsThat = (api: ReturnType<typeof fakeApi>) => {
  let nextId = 1;
  api.on(media.uploadProductImage, () => ({ id: nextId++, cover: '/media/x-m.webp' }));
};

const made = makeProduct({ id: 31, price: 42.5 });

test('without a connection, saving says at the button that it needs one [OUTBOX-21]', async () => {
  const { user, save } = await fillForm();
  await user.click(screen.getByRole('radio', { name: 'Picture 1: one.png' }));
  goOffline();
  await save();
  expect(await screen.findByText(/^You need a connection for this/)).toBeVisible();
});

test('every field is required, including pictures [PROD-19, TEXT-1]', async () => {
  const { save } = await openForm();
  await save();
  // Type, name, description, price, quantity, tags, images.
  expect(screen.getAllByText('The field is required')).toHaveLength(7);
});

test('Enter adds a tag without submitting the form; a tag can be removed [PROD-19, PROD-20]', async () => {
  const { user, api } = await fillForm();
  expect(api.asked(products.createProduct)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Remove red' }));
  expect(screen.queryByText('red')).not.toBeInTheDocument();
  expect(screen.getByText('vegetable')).toBeVisible();
});

test('a pasted name whose letters are lost is refused at its field, and not sent [PROD-42]', async () => {
  const { user, save, api } = await fillForm();
  await user.click(screen.getByRole('radio', { name: 'Picture 1: one.png' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(name);
  await user.paste('????? ????, 1 kg');
  await save();
  expect(screen.getByText('Letters of this name are lost. Enter it again.')).toBeVisible();
  expect(name).toBeInvalid();
  expect(api.asked(products.createProduct)).toHaveLength(0);
});

test("too many pictures that no product uses are explained in the server's words [TEXT-29]", async () => {
  const { user, save, api } = await fillForm();
  const detail =
    'You have uploaded 20 files or 6 MB that nothing uses yet. Save the form, or try again tomorrow.';
  api.on(media.uploadProductImage, refuse('rate.limited', { retryAfter: 3600, detail }));
  await user.click(screen.getByRole('radio', { name: 'Picture 1: one.png' }));
  await save();
  expect(await screen.findByText(detail)).toBeVisible();
});

test('tags with commas between them are several tags [PROD-20]', async () => {
  const { user } = await openForm();
  const field = screen.getByRole('textbox', { name: 'Tags' });
  await user.type(field, 'rice, matta, അരി{Enter}');
  await user.click(field);
  await user.paste('Rice,  ponni ,, സാമ്പാർ പൊടി, this tag is longer than forty letters, no?');
  expect(screen.queryByText(/Use at most 40 characters/)).not.toBeInTheDocument();
  await user.tab();
  const tags = screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.ariaLabel);
  expect(tags).toEqual(
    ['rice', 'matta', 'അരി', 'ponni', 'സാമ്പാർ പൊടി', 'this tag is longer than forty letters', 'no?'].map(
      (tag) => `Remove ${tag}`,
    ),
  );
  await user.type(field, `short, ${'x'.repeat(41)}{Enter}`);
  expect(screen.getByText('Use at most 40 characters. You have 41.')).toBeVisible();
  expect(field).toHaveValue(`short, ${'x'.repeat(41)}`);
});

test('a price is read as people write it, and refused when it can be read in two ways [PROD-40]', async () => {
  const { api, user, save, fill } = await fillForm();
  uploadsThat(api);
  api.on(products.createProduct, made);
  await user.click(screen.getByRole('radio', { name: 'Picture 1: one.png' }));
  const price = screen.getByRole('spinbutton', { name: 'Price' });
  const quantity = screen.getByRole('spinbutton', { name: 'Quantity' });
  await user.clear(price);
  await fill(price, '1,2,3');
  await user.clear(quantity);
  await fill(quantity, '൨൫');
  await save();
  expect(screen.getByText('Enter 0 or more, like 42 or 42.50')).toBeVisible();
  expect(price).toHaveValue('1,2,3');
  await user.clear(price);
  await fill(price, '4,50');
  await fill(screen.getByRole('spinbutton', { name: 'MRP' }), '₹1,00,000');
  await save();
  await waitFor(() => expect(api.asked(products.createProduct)).toHaveLength(1));
  expect(api.asked(products.createProduct)[0]?.body).toMatchObject({
    price: 4.5,
    mrp: 100_000,
    quantity: 25,
  });
});

test('refuses one tag too many with a message and keeps its text [PROD-20]', async () => {
  const { user } = await fillForm();
  const field = screen.getByRole('textbox', { name: 'Tags' });
  for (let number = 3; number <= limits.tags; number += 1) {
    await user.click(field);
    await user.paste(`tag ${number}`);
    await user.keyboard('{Enter}');
  }
  await user.type(field, 'more{Enter}');
  expect(screen.getByText('Use at most 20 tags.')).toBeVisible();
  expect(field).toHaveValue('more');
  await user.click(screen.getByRole('button', { name: 'Remove red' }));
  expect(screen.queryByText('Use at most 20 tags.')).not.toBeInTheDocument();
});

test("refuses a picture over 1 MB that can't be made smaller, and keeps the others and the form [PROD-22]", async () => {
  const { user, images } = await fillForm();
  await user.upload(images, [picture('big.png', 1_048_577), picture('three.png', 1_048_576)]);
  expect(await screen.findByText(/1 MB/)).toHaveTextContent('big.png');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Country tomato, 1 kg');
});

test('makes a photo over 1 MB smaller, and uploads it under its name [PROD-22]', async () => {
  const { api, user, images, save } = await fillForm();
  uploadsThat(api);
  api.on(products.createProduct, made);
  const small = new Blob(['small'], { type: 'image/jpeg' });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never); // the code calls nothing else
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(small));
  await user.upload(images, picture('photo.jpg', 4_000_000));
  await user.click(await screen.findByRole('radio', { name: 'Picture 3: photo.jpg' }));
  await save();
  await screen.findByRole('list', { name: 'Products' });
  const sent = api.asked(media.uploadProductImage)[2]?.body as FormData; // multipart
  const cover = sent.get('cover') as File;
  expect([sent.get('name'), cover.type, cover.size]).toEqual(['photo.jpg', 'image/jpeg', 5]);
});

test('takes a picture whatever its label says, and says why other files are none [PROD-22]', async () => {
  const { user, images } = await fillForm();
  // As the system's chooser may, and a drop always does.
  await user
    .setup({ applyAccept: false })
    .upload(images, [
      picture('jpg.png', 10, 'image/jpg'),
      picture('no-label', 10, ''),
      picture('octets.png', 10, 'application/octet-stream'),
      new File([], 'nothing.png', { type: 'image/png' }),
      new File(['hello'], 'letter.png', { type: 'image/png' }),
    ]);
  expect(await screen.findByText(/^Not a JPEG, PNG, WebP or AVIF picture: letter\.png\./)).toHaveTextContent(
    'Empty: nothing.png. Choose another file.',
  );
  expect(screen.getAllByRole('radio')).toHaveLength(5);
});

test('no picture is primary until chosen, and one is required [PROD-21, PROD-26]', async () => {
  const { api, save } = await fillForm();
  const radios = within(await screen.findByRole('radiogroup', { name: 'Primary image' })).getAllByRole(
    'radio',
  );
  expect(radios).toHaveLength(2);
  for (const radio of radios) expect(radio).not.toBeChecked();
  await save();
  expect(screen.getByText('The field is required')).toBeVisible();
  expect(radios[0]).toHaveFocus();
  expect(api.asked(media.uploadProductImage)).toHaveLength(0);
});

test('saving uploads each picture, creates the product and opens the list [PROD-19, PROD-21, PROD-25, PICT-1, TEXT-23]', async () => {
  const { api, user, path, save } = await fillForm();
  uploadsThat(api);
  api.on(products.createProduct, made);
  await user.click(screen.getByRole('radio', { name: 'Picture 2: two.png' }));
  await save();
  await screen.findByRole('list', { name: 'Products' });
  expect(path()).toBe('/retailer/products');
  const forms = api.asked(media.uploadProductImage).map(({ body }) => body as FormData); // multipart
  expect(forms.map((form) => [form.get('name'), form.get('is_primary')])).toEqual([
    ['one.png', 'false'],
    ['two.png', 'true'],
  ]);
  expect(api.asked(products.createProduct)[0]?.body).toEqual({
    type: 4,
    is_loose: false,
    name: 'Country tomato, 1 kg',
    description: 'Red.',
    price: 42.5,
    mrp: null,
    net_quantity: null,
    unit: null,
    quantity: 30,
    tags: ['red', 'vegetable'],
    images: [2, 1],
  });
});

test('after a lost connection everything stays, and a retry uploads nothing twice under the same key [PROD-23, TEXT-12]', async () => {
  const { api, user, path, save } = await fillForm();
  uploadsThat(api);
  api.on(products.createProduct, cutOff());
  await user.click(screen.getByRole('radio', { name: 'Picture 1: one.png' }));
  await save();
  await screen.findByText('Could not save product');
  expect(path()).toBe('/retailer/add-product');
  expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue('42.50');
  api.on(products.createProduct, {
    ...made,
    description: 'Red.',
    quantity: 30,
    tags: ['red', 'vegetable'],
    images: [
      { id: 1, cover: '/media/x-m.webp' },
      { id: 2, cover: '/media/y-m.webp' },
    ],
  });
  await save();
  await screen.findByRole('list', { name: 'Products' });
  expect(api.asked(media.uploadProductImage)).toHaveLength(2);
  const keys = api.asked(products.createProduct).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('changes after an unanswered try are not overwritten by its response [PROD-23]', async () => {
  const { api, user, save } = await fillForm();
  uploadsThat(api);
  api.on(products.createProduct, cutOff());
  await user.click(screen.getByRole('radio', { name: 'Picture 1: one.png' }));
  await save();
  await screen.findByText('Could not save product');
  const price = screen.getByRole('spinbutton', { name: 'Price' });
  await user.clear(price);
  await user.type(price, '50');
  api.on(products.createProduct, made).on(products.updateProduct, { ...made, price: 50 });
  await save();
  await screen.findByRole('list', { name: 'Products' });
  expect(api.asked(products.updateProduct)[0]?.params).toEqual({ id: '31' });
  expect(api.asked(products.updateProduct)[0]?.body).toMatchObject({ price: 50 });
});

test('refuses a damaged picture at once, by its name, and makes no tile of it [PROD-22]', async () => {
  const { user, images } = await openForm();
  vi.stubGlobal('createImageBitmap', async () => Promise.reject(new Error('unreadable')));
  await user.upload(images, picture('broken.png', 5_000));
  expect(await screen.findByText('Damaged: broken.png. Choose another picture.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('says next to the pictures which one the server refuses, and why [PICT-3]', async () => {
  const { api, user, save } = await fillForm();
  api.on(media.uploadProductImage, refuse('image.invalid'));
  await user.click(screen.getByRole('radio', { name: 'Picture 1: one.png' }));
  await save();
  await screen.findByText('Could not save product');
  expect(
    await screen.findByText(
      "one.png: This picture can't be used. Choose another one, or save it again as JPEG.",
    ),
  ).toBeVisible();
});
