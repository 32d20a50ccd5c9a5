// Every list of the desk, including future ones, shows that it is loading, that it failed and what to do next, and that
// it is empty.
import * as slots from '@haat/contract/operator/slots';
import { screen } from '@testing-library/react';
import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { allAreas } from '../areas/all-areas.ts';
import { makeDesk } from '../areas/desk.ts';
import { fakeApi, refuse } from '../testing/fake-api.ts';
import { openDesk } from '../testing/open-desk.tsx';
import { cityChoice } from '../testing/records.ts';

interface ResourceProps {
  readonly name?: string;
  readonly list?: unknown;
}

const { calls, pages } = makeDesk(allAreas);

const names = pages.flatMap((element) => {
  if (!isValidElement<ResourceProps>(element)) return [];
  const { name, list } = element.props;
  return name && list ? [name] : [];
});

const listOf = (name: string) => {
  const spec = calls[name]?.list;
  if (!spec) throw new Error(`${name} has a page with a list, but no call for it`);
  return spec;
};

const nothing = { count: 0, results: [] };

/** All other calls of a page are answered at once, with one city. */
function openList(name: string, reply: () => unknown) {
  const api = fakeApi();
  for (const { list } of Object.values(calls)) if (list) api.on(list, () => nothing as never);
  api.on(listOf('city-choices'), () => ({ count: 1, results: [cityChoice] }) as never);
  api.on(slots.previewSlots, () => ({ city: cityChoice, days: [] }));
  api.on(listOf(name), reply as never); // its answer fits every list
  return { api, ...openDesk(`/${name}`, api) };
}

it('knows every list of the menu', () => {
  expect(names).toEqual(expect.arrayContaining(['orders', 'shops', 'requests', 'users', 'audit']));
});

describe.each(names)('the list of %s [DESK-60]', (name) => {
  it('says that it loads', async () => {
    openList(name, () => new Promise(() => undefined));
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
    await screen.findByRole('heading', { level: 1 });
  });

  it('says why it failed, and loads on another try', async () => {
    const { api, user } = openList(name, () =>
      refuse('rate.limited', { detail: 'Too many requests. Wait a minute.' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Wait a minute.');
    api.on(listOf(name), () => nothing as never);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  });

  it('says when it is empty', async () => {
    openList(name, () => nothing);
    // The weekly slots have a row for each day.
    expect((await screen.findAllByText(/^(No|Nobody) /))[0]).toBeVisible();
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
