// Two operators edit one record: the second one sees both versions and chooses.
import * as cities from '@haat/contract/operator/cities';
import * as shops from '@haat/contract/operator/shops';
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { city } from '../testing/records.ts';

/** Meanwhile another operator has changed the name and the free distance. */
async function saveOverNewer() {
  const api = fakeApi();
  const newer = { ...city, name: 'New Haatpur', free_km: 3, version: 4 };
  let saved: cities.CityRecord = city;
  api.on(cities.getCity, () => saved);
  api.on(shops.listShops, () => ({ count: 0, results: [] }));
  api.on(cities.listCities, () => ({ count: 1, results: [saved] }));
  api.on(cities.updateCity, ({ body }) => {
    const sent = body as Partial<cities.CityRecord>; // the fake API has checked it
    if (sent.version !== saved.version) return refuse('edit.stale');
    saved = { ...saved, ...sent, version: saved.version + 1 };
    return saved;
  });
  const { user, path } = openDesk('/cities/1', api);
  const name = await screen.findByLabelText(/^Name/);
  saved = newer;
  await user.clear(name);
  await user.type(name, 'Haatpur East');
  const radius = screen.getByLabelText(/^Radius/);
  await user.clear(radius);
  await user.type(radius, '16');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this' }));
  await dialog.findByText('Yours: Haatpur East');
  const sent = () => api.asked(cities.updateCity).at(-1)?.body;
  return { api, user, path, dialog, sent };
}

it('shows both versions, and proposes the side that changed a field [DESK-61, DESK-79]', async () => {
  const { dialog } = await saveOverNewer();
  const name = within(dialog.getByRole('radiogroup', { name: 'Name' }));
  expect(name.getByLabelText('Yours: Haatpur East')).toBeChecked();
  expect(name.getByLabelText('Saved: New Haatpur')).not.toBeChecked();
  const distance = within(dialog.getByRole('radiogroup', { name: /without extra cost/ }));
  expect(distance.getByLabelText('Yours: 2')).not.toBeChecked();
  expect(distance.getByLabelText('Saved: 3')).toBeChecked();
  expect(dialog.getByLabelText('Yours: 16')).toBeChecked();
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(3);
});

it('saves the chosen fields over the newer version [DESK-79]', async () => {
  const { user, dialog, sent, path } = await saveOverNewer();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent()).toEqual({ name: 'Haatpur East', radius_km: 16, version: 4 });
  expect(path()).toBe('/operator/cities');
});

it('sends once when Save is pressed twice [DESK-121]', async () => {
  const { api, dialog } = await saveOverNewer();
  const save = dialog.getByRole('button', { name: 'Save' });
  act(() => {
    save.click();
    save.click();
  });
  await screen.findByText('Saved');
  expect(api.asked(cities.updateCity)).toHaveLength(2);
});

it('keeps what the other operator saved, where the person chooses that [DESK-79]', async () => {
  const { user, dialog, sent } = await saveOverNewer();
  await user.click(dialog.getByLabelText('Saved: New Haatpur'));
  await user.click(dialog.getByLabelText('Yours: 2'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  expect(sent()).toEqual({ free_km: 2, radius_km: 16, version: 4 });
});

it('discards the changes and shows the newer version', async () => {
  const { api, user, dialog } = await saveOverNewer();
  await user.click(dialog.getByRole('button', { name: 'Discard my changes' }));
  expect(await screen.findByDisplayValue('New Haatpur')).toBeVisible();
  expect(api.asked(cities.updateCity)).toHaveLength(1);
});
