// Every action fails once. The toast appears, the page and its values stay, and a second press works when the request
// works again.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FailingAct, failingActs } from '../../testing/failing-acts.ts';
import { failingOrderActs } from '../../testing/failing-order-acts.ts';
import { cutOff, refuse } from '../../testing/fake-api.ts';
import { type OpenedApp, openApp } from '../../testing/open-app.tsx';
import {
  buttonOf,
  giveObjectUrls,
  press,
  setPosition,
  stage,
  village,
  visitors,
} from '../../testing/stage.ts';
import { dismissQuestions } from '../../ui/feedback/confirm.tsx';

// A test that fails may leave a question open, and the next one would wait behind it.
afterEach(dismissQuestions);

beforeEach(() => {
  setPosition(village);
  giveObjectUrls();
});

/** The path and the values of all fields. */
const pageState = (app: OpenedApp) => ({
  path: app.path(),
  fields: [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((field) =>
    field.type === 'file' ? null : [field.value, field.checked],
  ),
  counts: [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent),
});

async function fail(act: FailingAct): Promise<OpenedApp> {
  const api = stage().on(act.call, act.isCut ? cutOff() : refuse('internal'));
  act.prepare?.(api);
  const app = openApp(act.at, { person: visitors[act.who], api });
  await act.fill?.(app.user);
  await buttonOf(act);
  const before = pageState(app);
  await press(app.user, act);
  expect(await screen.findByText(act.words)).toHaveAttribute('role', 'alert');
  expect(api.asked(act.call).length).toBeGreaterThan(0);
  await waitFor(() => expect(pageState(app)).toEqual(before));
  return app;
}

test.each([...failingActs, ...failingOrderActs])(
  'says $words ($call.method $call.path) [TEXT-8]',
  async (act) => {
    const app = await fail(act);
    if (!act.works || !act.ends) return;
    act.works(app.api);
    await press(app.user, act);
    await act.ends(app);
  },
);
