// Saving a quantity while customers buy must not overwrite a quantity that the retailer hasn't seen.
import * as products from '@haat/contract/products';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cutOff, type FakeApi, fakeApi, type RecordedCall, refuse } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';
import { retailer } from '../../testing/people.ts';
import { makeProduct, vegetables } from '../../testing/retailer-products.ts';

interface Sent {
  readonly quantity: number;
  readonly expected_quantity: number;
}
const sentOf = ({ body }: RecordedCall) => body as Sent; // already validated against the contract

/** A server with this quantity in stock. */
function serveStock(api: FakeApi, start: number) {
  const shelf = { quantity: start };
  api
    .on(products.listRetailerProducts, () => ({ count: 1, results: [makeProduct(shelf)] }))
    .on(products.getRetailerProduct, () => makeProduct(shelf))
    .on(products.shopProductTypes, { count: 1, results: [vegetables] })
    .on(products.updateProduct, (asked) => {
      const { quantity, expected_quantity: seen } = sentOf(asked);
      if (seen !== shelf.quantity) return refuse('product.stock_changed', { quantity: shelf.quantity });
      shelf.quantity = quantity;
      return makeProduct(shelf);
    });
  return shelf;
}

const changed = (now: number) =>
  `The stock has changed: ${now} left now. Check your number, then save again.`;

async function openCard() {
  const api = fakeApi();
  const shelf = serveStock(api, 12);
  const { user } = openApp('/retailer/products', { person: retailer, api });
  const card = within(await screen.findByRole('list', { name: 'Products' }));
  const quantity = card.getByRole('spinbutton', { name: 'Quantity' });
  const save = async (text: string) => {
    await user.clear(quantity);
    await user.type(quantity, text);
    await user.click(card.getByRole('button', { name: 'Save quantity' }));
  };
  const saveAgain = () => user.click(card.getByRole('button', { name: 'Save quantity' }));
  return { api, shelf, card, quantity, save, saveAgain };
}

test('shows the current quantity next to the field, and a second press overwrites it [PROD-16]', async () => {
  const { api, shelf, card, quantity, save, saveAgain } = await openCard();
  shelf.quantity = 4;
  await save('20');
  expect(await card.findByText(changed(4))).toBeVisible();
  expect(await screen.findByText('Could not save product')).toBeInTheDocument();
  expect(quantity).toHaveValue('20');
  expect(shelf.quantity).toBe(4);
  await saveAgain();
  expect(await card.findByText('Saved')).toBeVisible();
  expect(card.queryByText(changed(4))).not.toBeInTheDocument();
  expect(api.asked(products.updateProduct).map(sentOf)).toEqual([
    { quantity: 20, expected_quantity: 12 },
    { quantity: 20, expected_quantity: 4 },
  ]);
  await save('12');
  await waitFor(() => expect(shelf.quantity).toBe(12));
});

test('refuses again if the stock changes again [PROD-16]', async () => {
  const { shelf, card, save, saveAgain } = await openCard();
  shelf.quantity = 4;
  await save('20');
  await card.findByText(changed(4));
  shelf.quantity = 3;
  await saveAgain();
  expect(await card.findByText(changed(3))).toBeVisible();
  await saveAgain();
  await waitFor(() => expect(shelf.quantity).toBe(20));
});

test('a save whose response was lost succeeds on the second press [PROD-16]', async () => {
  const { api, shelf, card, save, saveAgain } = await openCard();
  api.on(products.updateProduct, () => cutOff());
  await save('20');
  await screen.findByText('Could not save product');
  serveStock(api, 20);
  shelf.quantity = 20;
  await saveAgain();
  expect(await card.findByText('Saved')).toBeVisible();
});

test('the form shows it at the field and overwrites it with the next press [PROD-16]', async () => {
  const api = fakeApi();
  const shelf = serveStock(api, 12);
  const { user, path } = openApp('/retailer/edit-product/29', { person: retailer, api });
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '20');
  shelf.quantity = 4;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(changed(4))).toBeVisible();
  expect(quantity).toHaveAccessibleDescription(changed(4));
  expect(quantity).toHaveValue('20');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(path()).toBe('/retailer/products'));
  expect(shelf.quantity).toBe(20);
});

describe('several cards', () => {
  const start = [
    makeProduct({ id: 29, name: 'Tomato', price: 38, quantity: 12 }),
    makeProduct({ id: 30, name: 'Coconut', price: 30, quantity: 5, mrp: 50 }),
    makeProduct({ id: 31, name: 'Carrot', price: 50, quantity: 9 }),
  ];

  function serveThree() {
    let shelf = [...start];
    const api = fakeApi()
      .on(products.listRetailerProducts, () => ({ count: shelf.length, results: shelf }))
      .on(products.updateProduct, ({ params, body }) => {
        const { expected_quantity: seen, ...change } = body as Partial<Sent> & { price?: number }; // already validated
        const old = shelf.find(({ id }) => String(id) === params.id) ?? start[0];
        if (!old) throw new Error('no product');
        if (seen !== undefined && seen !== old.quantity)
          return refuse('product.stock_changed', { quantity: old.quantity });
        const changed = { ...old, ...change };
        shelf = shelf.map((one) => (one.id === old.id ? changed : one));
        return changed;
      });
    const sellElsewhere = (id: number, quantity: number) => {
      shelf = shelf.map((one) => (one.id === id ? { ...one, quantity } : one));
    };
    return { api, sellElsewhere };
  }

  async function openCards(api: FakeApi) {
    const { user, goTo } = openApp('/retailer/products', { person: retailer, api });
    const cardOf = async (name: string) => {
      const item = (await screen.findByRole('heading', { name })).closest('li');
      if (!item) throw new Error(`no card of ${name}`);
      return within(item);
    };
    const type = async (name: string, field: string, text: string) => {
      const box = (await cardOf(name)).getByRole('spinbutton', { name: field });
      await user.clear(box);
      await user.type(box, text);
    };
    return { user, goTo, cardOf, type };
  }

  test('are saved with one press; a refused one says why, and the others are saved [PROD-43]', async () => {
    const { api, sellElsewhere } = serveThree();
    const { user, cardOf, type } = await openCards(api);
    await type('Tomato', 'Price', '40.50');
    expect((await cardOf('Tomato')).getByText('Not saved yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Save \d/ })).toBeNull();
    await type('Coconut', 'Quantity', '8');
    await type('Carrot', 'Quantity', '20');
    await type('Carrot', 'Price', '55');
    sellElsewhere(30, 4);
    await user.click(screen.getByRole('button', { name: 'Save 4 changes' }));
    expect(await (await cardOf('Coconut')).findByText(changed(4))).toBeVisible();
    expect(await screen.findByText('Could not save product')).toBeInTheDocument();
    expect(api.asked(products.updateProduct).map(({ params, body }) => [params.id, body])).toEqual([
      ['29', { price: 40.5 }],
      ['30', { quantity: 8, expected_quantity: 5 }],
      ['31', { price: 55, quantity: 20, expected_quantity: 9 }],
    ]);
    expect((await cardOf('Tomato')).queryByText('Not saved yet')).toBeNull();
    expect((await cardOf('Coconut')).getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('8');
    expect(screen.queryByRole('button', { name: /^Save \d/ })).toBeNull();
    await user.click((await cardOf('Coconut')).getByRole('button', { name: 'Save quantity' }));
    expect(await (await cardOf('Coconut')).findByText('Saved')).toBeVisible();
  });

  test('with a number that cannot be saved: it is explained at its field, and the others are sent [PROD-43]', async () => {
    const { api } = serveThree();
    const { user, cardOf, type } = await openCards(api);
    await type('Coconut', 'Price', '60');
    await type('Carrot', 'Price', '55');
    await user.click(screen.getByRole('button', { name: 'Save 2 changes' }));
    expect((await cardOf('Coconut')).getByText(/^The price is above the MRP/)).toBeVisible();
    await waitFor(async () => expect((await cardOf('Carrot')).queryByText('Not saved yet')).toBeNull());
    expect(api.asked(products.updateProduct).map(({ params }) => params.id)).toEqual(['31']);
  });

  test('keep what was typed over a reload, with the quantity that was seen [PROD-43, APP-47]', async () => {
    const { api, sellElsewhere } = serveThree();
    const { user, cardOf, type, goTo } = await openCards(api);
    await type('Coconut', 'Quantity', '8');
    // The page begins anew, as after a reload.
    await goTo('/support');
    sellElsewhere(30, 3);
    await goTo('/retailer/products');
    const card = await cardOf('Coconut');
    expect(card.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('8');
    expect(card.getByText('Not saved yet')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Save quantity' }));
    expect(await card.findByText(changed(3))).toBeVisible();
  });
});
