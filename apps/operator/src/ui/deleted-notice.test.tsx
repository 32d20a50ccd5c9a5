import * as categories from '@haat/contract/operator/categories';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';

const farming = { id: 4, name: 'Farming', cover: null, article_count: 0, version: 1 };

it('keeps what was typed into a record that somebody has deleted, and adds it again [DESK-61]', async () => {
  const api = fakeApi();
  api.on(categories.listCategories, () => ({ count: 0, results: [] }));
  api.on(categories.getCategory, () => farming);
  api.on(categories.updateCategory, () => refuse('not_found'));
  api.on(categories.createCategory, () => ({ ...farming, id: 5, name: 'Farming today' }));
  const { user, path } = openDesk('/categories/4', api);
  const name = await screen.findByLabelText(/^Name/);
  await user.type(name, ' today');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Somebody has deleted this in the meantime. What you typed is still here.');
  expect(name).toHaveValue('Farming today');
  await user.click(screen.getByRole('button', { name: 'Add it again' }));
  await expect.poll(path).toBe('/operator/categories/create');
  await expect.poll(() => screen.getByLabelText(/^Name/)).toHaveValue('Farming today');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Category added');
  expect(api.asked(categories.createCategory)[0]?.body).toMatchObject({ name: 'Farming today' });
});
