// Saving a quantity while customers buy must not overwrite a quantity that the retailer hasn't seen.
import * as products from '@haat/contract/products';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
