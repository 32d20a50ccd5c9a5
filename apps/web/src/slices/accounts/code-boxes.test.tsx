// The six boxes of a code, after a code that was not accepted.
import * as accounts from '@haat/contract/accounts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cutOff, fakeApi } from '../../testing/fake-api.ts';
import { openApp } from '../../testing/open-app.tsx';

afterEach(() => vi.useRealTimers());

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /Digit/ });
const box = (place: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Digit ${place}` });
const shown = () => boxes().map(({ value }) => value);
const onlyFirst = (digit: string) => [digit, '', '', '', '', ''];

/** The boxes hold 123456, which got no answer. */
async function openFull() {
  const app = openApp('/auth/login', { person: null, api: fakeApi().on(accounts.login, {}) });
  await app.user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '9847012345');
  await app.user.click(screen.getByRole('button', { name: 'Request OTP' }));
  await screen.findByRole('group', { name: 'One-time code' });
  app.api.on(accounts.verifyLogin, cutOff());
  await app.user.type(box(1), '123456');
  await screen.findByText('Could not verify OTP');
  const sent = () => app.api.asked(accounts.verifyLogin).map(({ body }) => (body as { otp: string }).otp); // of this call
  return { ...app, sent };
}

test.each([1, 3, 6])('a code typed into box %d of a full set starts anew [SIGN-5]', async (place) => {
  const { user, sent } = await openFull();
  await user.click(box(place));
  await user.keyboard('9');
  expect(shown()).toEqual(onlyFirst('9'));
  await user.keyboard('8765');
  expect(sent()).toEqual(['123456']);
  await user.keyboard('4');
  await waitFor(() => expect(sent()).toEqual(['123456', '987654']));
});

test('the digit that a box of a full set holds starts anew, too [SIGN-5]', async () => {
  const { user } = await openFull();
  await user.click(box(1));
  // In jsdom, React derives `beforeinput` from `keypress`.
  fireEvent.keyPress(box(1), { key: '1', charCode: 49, which: 49 });
  expect(shown()).toEqual(onlyFirst('1'));
  expect(box(2)).toHaveFocus();
});

test('a code pasted over a full set is sent once [SIGN-4, SIGN-5]', async () => {
  const { user, sent } = await openFull();
  await user.click(box(6));
  await user.paste('987654');
  await waitFor(() => expect(sent()).toEqual(['123456', '987654']));
});

test('one digit can be corrected after Backspace [SIGN-4]', async () => {
  const { user, sent } = await openFull();
  await user.click(box(3));
  await user.keyboard('{Backspace}');
  expect(shown()).toEqual(['1', '2', '', '4', '5', '6']);
  await user.keyboard('9');
  await waitFor(() => expect(sent()).toEqual(['123456', '129456']));
});

test("'Resend OTP' empties the boxes [SIGN-6]", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openFull();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  await waitFor(() => expect(shown()).toEqual(onlyFirst('')));
});
