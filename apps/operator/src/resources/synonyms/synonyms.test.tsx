// Synonyms on the desk.
import * as synonyms from '@haat/contract/operator/synonyms';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type FakeApi, fakeApi, refuse } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';

const rice: synonyms.SynonymRecord = { id: 3, names: ['rice', 'chawal', 'അരി'], version: 2 };

function village(): FakeApi {
  const api = fakeApi();
  api.on(synonyms.listSynonyms, () => ({ count: 1, results: [rice] }));
  api.on(synonyms.getSynonym, () => rice);
  return api;
}

it('lists the names of each good [SAYS-12]', async () => {
  openDesk('/synonyms', village());
  expect(await screen.findByText('rice')).toBeVisible();
  expect(screen.getByText('chawal, അരി')).toBeVisible();
});

it('adds the names of a good, and keeps them when the server refuses [SAYS-12]', async () => {
  const api = village();
  let isRefused = true;
  api.on(synonyms.createSynonym, () =>
    isRefused
      ? refuse('input.invalid', { errors: { names: ['Enter at least two different names.'] } })
      : { ...rice, id: 7 },
  );
  const { user, path } = openDesk('/synonyms/create', api);
  await user.type(await screen.findByLabelText(/^Names/), 'salt');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter at least two names, with commas between them.');
  await user.type(screen.getByLabelText(/^Names/), ', Salt');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Enter at least two different names.');
  expect(screen.getByLabelText(/^Names/)).toHaveValue('salt, Salt');
  isRefused = false;
  await user.type(screen.getByLabelText(/^Names/), ', ഉപ്പ്');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Synonym added');
  expect(api.asked(synonyms.createSynonym).at(-1)?.body).toEqual({ names: ['salt', 'Salt', 'ഉപ്പ്'] });
  await expect.poll(path).toBe('/operator/synonyms');
});

it('changes and deletes the names of a good [SAYS-12]', async () => {
  const api = village();
  api.on(synonyms.updateSynonym, () => rice);
  api.on(synonyms.deleteSynonym, () => undefined);
  const { user } = openDesk('/synonyms/3', api);
  await user.type(await screen.findByDisplayValue('rice, chawal, അരി'), ', ari');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  const body = { names: ['rice', 'chawal', 'അരി', 'ari'], version: 2 };
  expect(api.asked(synonyms.updateSynonym)[0]?.body).toEqual(body);
});

it('adds the starter set in one call, and says when nothing is missing [SAYS-13]', async () => {
  const api = village();
  let missing = 298;
  api.on(synonyms.importSynonyms, ({ body }) => {
    const { rows } = body as { rows: unknown[] }; // the contract's shape, checked by the fake
    expect(rows.length).toBeGreaterThanOrEqual(200);
    const added = missing;
    missing = 0;
    return { added };
  });
  const { user } = openDesk('/synonyms', api);
  await user.click(await screen.findByRole('button', { name: 'Add starter set' }));
  await screen.findByText('298 synonyms added');
  await user.click(screen.getByRole('button', { name: 'Add starter set' }));
  await screen.findByText('The starter set is there already');
  expect(api.asked(synonyms.importSynonyms)).toHaveLength(2);
});
