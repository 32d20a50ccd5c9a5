import * as setup from '@haat/contract/operator/setup';
import { screen } from '@testing-library/react';
import * as React from 'react';
import { expect, it } from 'vitest';
import { fakeApi } from './fake-api.ts';
import { setupDone } from './first-steps.ts';
import { openDesk } from './open-desk.tsx';

it('opens the desk without style sheets and stack traces, which take most of the time of tests', async () => {
  const api = fakeApi();
  api.on(setup.getSetup, () => setupDone);
  openDesk('/', api);
  await screen.findByRole('heading', { level: 1 });
  expect(document.styleSheets).toHaveLength(0);
  const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  expect(internals.recentlyCreatedOwnerStacks).toBe(Number.MAX_SAFE_INTEGER);
});
