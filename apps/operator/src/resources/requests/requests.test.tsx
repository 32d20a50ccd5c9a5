// Support requests on the desk: what an answer does.
import * as requests from '@haat/contract/operator/requests';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { openDesk } from '../../testing/open-desk.tsx';

const request: requests.RequestRecord = {
  id: 7,
  user: { id: 1, name: 'Lakshmi Menon', number: '+919000000001' },
  body: 'Jackfruit chips, please',
  status: 'open',
  note: '',
  created_at: '2026-11-21T10:00:00+05:30',
  version: 1,
};

async function openRequest(now: requests.RequestRecord) {
  const api = fakeApi();
  api.on(requests.listRequests, () => ({ count: 1, results: [now] }));
  api.on(requests.getRequest, () => now);
  api.on(requests.updateRequest, () => now);
  const { user } = openDesk('/requests/7', api);
  await screen.findByText('Jackfruit chips, please');
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved');
    return api.asked(requests.updateRequest).at(-1)?.body;
  };
  const choose = (state: string) => user.click(screen.getByRole('radio', { name: state }));
  const write = (text: string) => user.type(screen.getByLabelText('Answer'), text);
  const press = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { api, save, press, choose, write };
}

it('answers when somebody writes an answer, and says that the person is notified [DESK-108]', async () => {
  const { save, write } = await openRequest(request);
  await screen.findByText('Lakshmi Menon is not notified. The text is a note for operators.');
  await write('From Monday.');
  expect(screen.getByRole('radio', { name: 'Answered' })).toBeChecked();
  await screen.findByText('Lakshmi Menon gets this answer as a notification, and finds it under Support.');
  expect(await save()).toEqual({ status: 'answered', note: 'From Monday.', version: 1 });
});

it('takes an answer of 2,000 characters, longer than a notification [DESK-108]', async () => {
  const long = 'x'.repeat(1999);
  const { save, write } = await openRequest({ ...request, status: 'answered', note: long });
  await write('y');
  expect(await save()).toMatchObject({ note: `${long}y` });
});

it('refuses an answer over 2,000 characters [DESK-108]', async () => {
  const { api, press, write } = await openRequest({ ...request, status: 'answered', note: 'x'.repeat(2000) });
  await write('y');
  await press();
  await screen.findByText('Use 2000 characters at most.');
  expect(api.asked(requests.updateRequest)).toEqual([]);
});

it('refuses the state Answered without an answer [DESK-130]', async () => {
  const { api, save, press, choose, write } = await openRequest(request);
  await choose('Answered');
  await press();
  await screen.findByText('Write the answer.');
  await screen.findByText('Correct the fields in red, then save again.');
  expect(api.asked(requests.updateRequest)).toEqual([]);
  await write('From Monday.');
  expect(await save()).toEqual({ status: 'answered', note: 'From Monday.', version: 1 });
});

it('keeps a note on an open request for operators [DESK-108]', async () => {
  const { save, choose, write } = await openRequest(request);
  await write('Ask');
  await choose('Open');
  await write(' Amma');
  await screen.findByText('Lakshmi Menon is not notified. The text is a note for operators.');
  expect(await save()).toEqual({ note: 'Ask Amma', version: 1 });
});

it('closes an answered request without a second notification [DESK-108]', async () => {
  const { save, choose } = await openRequest({ ...request, status: 'answered', note: 'From Monday.' });
  await choose('Closed');
  await screen.findByText('Lakshmi Menon already has this answer.');
  expect(await save()).toEqual({ status: 'closed', version: 1 });
});
