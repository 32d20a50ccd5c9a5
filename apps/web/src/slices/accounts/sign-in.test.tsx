import * as accounts from '@haat/contract/accounts';
import * as addresses from '@haat/contract/addresses';
import * as blog from '@haat/contract/blog';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setSmsCodeReader } from '../../platform/device/sms-code.ts';
import { cutOff, fakeApi, refuse } from '../../testing/fake-api.ts';
import { goOffline } from '../../testing/go-offline.ts';
import { openApp } from '../../testing/open-app.tsx';
import { customer, named, newcomer } from '../../testing/people.ts';
import { promiseToSettle } from '../../testing/promise-to-settle.ts';

afterEach(() => {
  vi.useRealTimers();
  setSmsCodeReader(undefined);
});

const noArticles = { count: 0, results: [] };

const market = () =>
  fakeApi()
    .on(blog.listBanners, noArticles)
    .on(blog.listCategories, noArticles)
    .on(blog.listArticles, noArticles)
    .on(accounts.login, {})
    .on(accounts.cities, {
      count: 2,
      results: [
        { id: 3, name: 'Thrissur', latitude: 10.52, longitude: 76.21 },
        { id: 4, name: 'Kochi', latitude: 9.93, longitude: 76.26 },
      ],
    });

const answerFor = (user: accounts.User) => ({
  token: 'new-token',
  is_initial_setup_done: user.status.is_initial_setup_done,
  is_customer_initial_setup_done: user.status.is_customer_initial_setup_done,
  user,
});

type Found = (at: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (error: { code: number }) => void;

function device(getCurrentPosition: (found: Found, failed: Failed) => void): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

async function askForCode(api = market()) {
  const app = openApp('/auth/login', { person: null, api });
  await app.user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '9847012345');
  await app.user.click(screen.getByRole('button', { name: 'Request OTP' }));
  await screen.findByRole('group', { name: 'One-time code' });
  return app;
}

test('reports at once that an SMS could not be sent, and what to do [SMS-5]', async () => {
  const api = market().on(accounts.login, refuse('unavailable', { retryAfter: 30 }));
  const { user } = openApp('/auth/login', { person: null, api });
  await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '9847012345');
  await user.click(screen.getByRole('button', { name: 'Request OTP' }));
  const reason = "We couldn't send the SMS. Check the number, then try again in 30 seconds.";
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveValue('9847012345');
});

test('the phone fills in and sends the code of its SMS [SMS-6]', async () => {
  const { promise, resolve } = promiseToSettle<string | null>();
  setSmsCodeReader(() => promise);
  const { api } = await askForCode(market().on(accounts.verifyLogin, answerFor(newcomer)));
  resolve('482915');
  await waitFor(() => expect(api.asked(accounts.verifyLogin)[0]?.body).toMatchObject({ otp: '482915' }));
});

test('another code is read from the next SMS, and none after leaving the page [SMS-6]', async () => {
  const signals: AbortSignal[] = [];
  setSmsCodeReader((signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, goTo } = await askForCode();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
  await act(() => goTo('/auth/login'));
  expect(signals[1]?.aborted).toBe(true);
});

test('login requires a number of ten digits [SIGN-1, TEXT-1]', async () => {
  const { user, api } = openApp('/auth/login', { person: null, api: market() });
  const send = await screen.findByRole('button', { name: 'Request OTP' });
  expect(screen.getByText('+91')).toBeVisible();
  await user.click(send);
  expect(screen.getByText('The field is required')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Phone number' });
  expect(field).toHaveFocus();
  await user.type(field, '98470');
  await user.click(send);
  expect(screen.getByText('Enter a valid number')).toBeVisible();
  expect(api.asked(accounts.login)).toHaveLength(0);
});

test.each([
  ['919847012345', 'typed'],
  ['919847012345', 'pasted'],
  ['98470123456', 'typed'],
])(
  '%s is refused in words when it is %s: a stranger would get the code [SIGN-2, SIGN-90]',
  async (typed, how) => {
    const { user, api } = openApp('/auth/login', { person: null, api: market() });
    const field = await screen.findByRole('textbox', { name: 'Phone number' });
    await user.click(field);
    await (how === 'pasted' ? user.paste(typed) : user.keyboard(typed));
    expect(field).toHaveValue(typed.slice(0, 10));
    expect(screen.getByText('Only 10 digits fit. Enter the number without 91 or 0.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Request OTP' }));
    expect(screen.getByText('Enter a valid number')).toBeVisible();
    expect(api.asked(accounts.login)).toHaveLength(0);
    await user.clear(field);
    await user.type(field, '९८४७०12345');
    expect(screen.queryByText(/Only 10 digits/)).not.toBeInTheDocument();
    api.on(accounts.login, {});
    await user.click(screen.getByRole('button', { name: 'Request OTP' }));
    await waitFor(() => expect(api.asked(accounts.login)[0]?.body).toEqual({ number: '+919847012345' }));
  },
);

test('a pasted number loses its prefix, and an eleventh digit is not taken [SIGN-1, SIGN-2]', async () => {
  const { user } = openApp('/auth/login', { person: null, api: market() });
  const field = await screen.findByRole('textbox', { name: 'Phone number' });
  await user.click(field);
  await user.paste('+91 98470 12345');
  expect(field).toHaveValue('9847012345');
  await user.type(field, '6');
  expect(field).toHaveValue('9847012345');
});

test.each([
  ['+919812400201', '9812400201'],
  ['+9812400201', '9812400201'],
  ['9198124002', '9198124002'],
  ['09812400201', '9812400201'],
  ['00919812400201', '9812400201'],
  ['00 91 98124 00201', '9812400201'],
  ['००९१९८१२४००२०१', '9812400201'],
])('%s typed character by character gives %s [SIGN-2]', async (typed, digits) => {
  const { user } = openApp('/auth/login', { person: null, api: market() });
  const field = await screen.findByRole('textbox', { name: 'Phone number' });
  await user.type(field, typed);
  expect(field).toHaveValue(digits);
});

test('after the code, a new person goes on to the name [APP-36, SIGN-3, SIGN-8, SIGN-16, SIGN-18]', async () => {
  const app = await askForCode();
  expect(screen.getByText('OTP sent')).toHaveAttribute('role', 'status');
  expect(app.api.asked(accounts.login)[0]?.body).toEqual({ number: '+919847012345' });
  app.api.on(accounts.verifyLogin, answerFor(newcomer));
  await app.user.type(screen.getByRole('textbox', { name: 'Digit 1' }), '123456');
  expect(await screen.findByRole('textbox', { name: 'First name' })).toBeVisible();
  expect(app.path()).toBe('/auth/setup');
  expect(localStorage.getItem('token')).toBe('new-token');
  const [asked, ...more] = app.api.asked(accounts.verifyLogin);
  expect(asked?.body).toEqual({ number: '+919847012345', otp: '123456' });
  expect(asked?.headers.has('Authorization')).toBe(false);
  expect(more).toHaveLength(0);
});

test('a person with a finished profile goes to the blog, also with digits of other scripts [SIGN-8, SIGN-4, SIGN-90]', async () => {
  const app = await askForCode();
  app.api.on(accounts.verifyLogin, answerFor(customer));
  await app.user.click(screen.getByRole('textbox', { name: 'Digit 1' }));
  await app.user.paste('൧൨३४56');
  await screen.findByText('No news yet');
  expect(app.api.asked(accounts.verifyLogin)[0]?.body).toMatchObject({ otp: '123456' });
  expect(app.path()).toBe('/blogs');
});

test('a wrong code shows the reason and clears the boxes [SIGN-5, TEXT-10]', async () => {
  const app = await askForCode();
  app.api.on(accounts.verifyLogin, refuse('otp.invalid'));
  await app.user.type(screen.getByRole('textbox', { name: 'Digit 1' }), '111111');
  await screen.findByText('Could not verify OTP');
  for (const box of screen.getAllByRole('textbox', { name: /Digit/ })) expect(box).toHaveValue('');
  expect(app.path()).toBe('/auth/verify');
  const line = 'That code didn’t work. Check it, or request another one.';
  const code = screen.getByRole('group', { name: 'One-time code' });
  expect(code).toHaveAccessibleDescription(line);
  app.api.on(accounts.verifyLogin, () => new Promise(() => undefined));
  await app.user.type(screen.getByRole('textbox', { name: 'Digit 1' }), '22222');
  expect(screen.getByText(line)).toBeVisible();
  await app.user.keyboard('2');
  expect(screen.queryByText(line)).toBeNull();
});

test('the toast of a wrong code disappears when the next code works', async () => {
  const app = await askForCode();
  app.api.on(accounts.verifyLogin, refuse('otp.invalid'));
  await app.user.type(screen.getByRole('textbox', { name: 'Digit 1' }), '111111');
  await screen.findByText('Could not verify OTP');
  app.api.on(accounts.verifyLogin, answerFor(newcomer));
  await app.user.type(screen.getByRole('textbox', { name: 'Digit 1' }), '222222');
  await screen.findByRole('textbox', { name: 'First name' });
  expect(screen.queryByText('Could not verify OTP')).toBeNull();
});

test('typing the same digit over a digit moves on, too [SIGN-4]', async () => {
  const app = await askForCode();
  const first = screen.getByRole('textbox', { name: 'Digit 1' });
  await app.user.type(first, '1');
  await app.user.click(first);
  // In jsdom, React derives `beforeinput` from `keypress`.
  fireEvent.keyPress(first, { key: '1', charCode: 49, which: 49 });
  expect(first).toHaveValue('1');
  expect(screen.getByRole('textbox', { name: 'Digit 2' })).toHaveFocus();
});

test('a code without a response stays and can be sent again [SIGN-4, SIGN-5, SIGN-8]', async () => {
  const app = await askForCode();
  app.api.on(accounts.verifyLogin, cutOff());
  await app.user.type(screen.getByRole('textbox', { name: 'Digit 1' }), '123456');
  await screen.findByText('Could not verify OTP');
  app.api.on(accounts.verifyLogin, answerFor(named));
  await app.user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(app.path()).toBe('/auth/location'));
});

test('the boxes accept only digits [SIGN-4]', async () => {
  const app = await askForCode();
  const boxes = screen.getAllByRole('textbox', { name: /Digit/ });
  expect(boxes).toHaveLength(6);
  await app.user.type(screen.getByRole('textbox', { name: 'Digit 1' }), 'a1-b2');
  expect(boxes.map((box) => (box as HTMLInputElement).value)).toEqual(['1', '2', '', '', '', '']); // the boxes are inputs
});

test('the phone can fill in the code from the SMS [SIGN-49]', async () => {
  await askForCode();
  const [first, ...others] = screen.getAllByRole('textbox', { name: /Digit/ });
  expect(first).toHaveAttribute('autocomplete', 'one-time-code');
  for (const box of others) expect(box).toHaveAttribute('autocomplete', 'off');
});

test('Resend OTP can be pressed after 30 seconds [SIGN-6]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, api } = await askForCode();
  const resend = screen.getByRole('button', { name: 'Resend OTP' });
  expect(resend).toBeDisabled();
  await act(() => vi.advanceTimersByTimeAsync(29_000));
  expect(resend).toBeDisabled();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(resend).toBeEnabled();
  await waitFor(() => expect(screen.queryByText('OTP sent')).toBeNull());
  await user.click(resend);
  expect(await screen.findByText('OTP sent')).toHaveAttribute('role', 'status');
  expect(api.asked(accounts.login)).toHaveLength(2);
});

test('fewer than six digits are not sent [SIGN-19, TEXT-1]', async () => {
  const app = await askForCode();
  await app.user.type(screen.getByRole('textbox', { name: 'Digit 1' }), '12345');
  await app.user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('The field is required')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Digit 6' })).toHaveFocus();
  await app.user.keyboard('{Backspace}');
  expect(screen.getByRole('textbox', { name: 'Digit 5' })).toHaveValue('');
});

test('after too many codes, shows a toast and how long to wait [SIGN-31, TEXT-10]', async () => {
  const api = market().on(accounts.login, refuse('rate.limited', { retryAfter: 600 }));
  const { user, path } = openApp('/auth/login', { person: null, api });
  await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '9847012345');
  await user.click(screen.getByRole('button', { name: 'Request OTP' }));
  expect(await screen.findByText('Could not send OTP')).toHaveAttribute('role', 'alert');
  expect(screen.getByText(/Wait 10 minutes/)).toBeVisible();
  expect(path()).toBe('/auth/login');
});

test.each([
  ['rate.limited', 24 * 3600, 'Too many attempts. Wait 24 hours, then try again.'],
  ['rate.limited', 1, 'Too many attempts. Wait 1 second, then try again.'],
] as const)(
  '%s for %d s after wrong codes shows the reason and the wait [SIGN-31]',
  async (code, retryAfter, line) => {
    const app = await askForCode();
    app.api.on(accounts.verifyLogin, refuse(code, { retryAfter }));
    await app.user.type(screen.getByRole('textbox', { name: 'Digit 1' }), '111111');
    expect(await screen.findByText(line)).toBeVisible();
  },
);

test('when no code can be sent, shows a toast and how long to wait [SIGN-30]', async () => {
  const api = market().on(accounts.login, refuse('unavailable', { retryAfter: 1800 }));
  const { user } = openApp('/auth/login', { person: null, api });
  await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '9847012345');
  await user.click(screen.getByRole('button', { name: 'Request OTP' }));
  await screen.findByText('Could not send OTP');
  expect(screen.getByText(/couldn't send the SMS.* in 30 minutes/)).toBeVisible();
});

test('verify without a pending number redirects to login [SIGN-7]', async () => {
  const { path } = openApp('/auth/verify', { person: null, api: market() });
  await screen.findByRole('textbox', { name: 'Phone number' });
  expect(path()).toBe('/auth/login');
});

test('setup requires both names and an e-mail with a dot in its domain [SIGN-9, TEXT-1]', async () => {
  const { user, api, path } = openApp('/auth/setup', { person: newcomer, api: market() });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  expect(screen.getAllByText('The field is required')).toHaveLength(3);
  await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Lakshmi');
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Menon');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'lakshmi@haat');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Enter a valid email')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Email' }), '.example');
  api.on(accounts.setup, named);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(path()).toBe('/auth/location'));
});

test('who got a name and an address by telephone only adds the e-mail address [TELE-8, SIGN-9]', async () => {
  const amina = { ...customer, first_name: 'Amina', last_name: 'Beevi', email: '' };
  const { user, api, path } = openApp('/auth/setup', { person: amina, api: market() });
  expect(await screen.findByRole('textbox', { name: 'First name' })).toHaveValue('Amina');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'amina@example.in');
  api.on(accounts.setup, { ...amina, email: 'amina@example.in' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(path()).toBe('/blogs'));
});

test('details that were not saved stay in the form [TEXT-7, TEXT-10]', async () => {
  const api = market().on(accounts.setup, refuse('internal'));
  const { user } = openApp('/auth/setup', { person: { ...named }, api });
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await screen.findByText('Could not update details');
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Lakshmi');
});

test("the address is saved at the device's position and leads to the blog [SIGN-10, SIGN-37, SIGN-39, TEXT-1]", async () => {
  device((found) => found({ coords: { latitude: 10.5200004, longitude: 76.2100004 } }));
  const api = market().on(addresses.createCustomer, ({ body }) => {
    const { primary_address } = body as {
      primary_address: { latitude: number; longitude: number; address: string };
    };
    return {
      ...primary_address,
      id: 1,
      name: 'primary',
      receiver: 'Lakshmi Menon',
      number: named.number,
      city: { id: 3, name: 'Thrissur' },
      is_primary: true,
      has_pin: true,
      landmark: null,
      photo: null,
      voice_note: null,
    };
  });
  const { user, path } = openApp('/auth/location', { person: named, api });
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  expect(screen.getAllByText('The field is required')).toHaveLength(4);
  await screen.findByRole('option', { name: 'Thrissur' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Thrissur');
  await user.type(screen.getByRole('textbox', { name: 'Address line 1' }), 'Puthen House');
  await user.type(screen.getByRole('textbox', { name: 'Address line 2' }), 'Temple Road');
  await user.type(screen.getByRole('textbox', { name: 'Address line 3' }), 'Near the well');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(path()).toBe('/blogs'));
  expect(api.asked(addresses.createCustomer)[0]?.body).toEqual({
    primary_address: {
      latitude: 10.52,
      longitude: 76.21,
      address: 'Puthen House\nTemple Road\nNear the well',
      name: 'primary',
      city: 3,
    },
  });
});

test('before the first city, the page shows a notice and tries again [SIGN-50]', async () => {
  const api = market();
  api.on(accounts.cities, () => ({ count: 0, results: [] }));
  const { user } = openApp('/auth/location', { person: named, api });
  await screen.findByText('We are not open here yet');
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  api.on(accounts.cities, () => ({
    count: 1,
    results: [{ id: 3, name: 'Thrissur', latitude: 10.52, longitude: 76.21 }],
  }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('option', { name: 'Thrissur' });
});

test('a page shows new cities when the person returns to it [DESK-126]', async () => {
  const api = market();
  api.on(accounts.cities, { count: 0, results: [] });
  openApp('/auth/location', { person: named, api });
  await screen.findByText('We are not open here yet');
  for (const name of ['Kochi', 'Thrissur']) {
    const city = { id: 3, name, latitude: 10.52, longitude: 76.21 };
    api.on(accounts.cities, { count: 1, results: [city] });
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByRole('option', { name });
  }
});

test('an address that was not saved stays in the form [TEXT-10, OUTBOX-21]', async () => {
  device((found) => found({ coords: { latitude: 10.52, longitude: 76.21 } }));
  const api = market().on(addresses.createCustomer, refuse('internal'));
  const { user, path } = openApp('/auth/location', { person: named, api });
  await screen.findByRole('option', { name: 'Thrissur' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Thrissur');
  for (const line of [1, 2, 3]) {
    await user.type(screen.getByRole('textbox', { name: `Address line ${line}` }), `Line ${line}`);
  }
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Could not update address');
  expect(screen.getByRole('textbox', { name: 'Address line 3' })).toHaveValue('Line 3');
  expect(path()).toBe('/auth/location');
  goOffline();
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(/^You need a connection for this/)).toBeVisible();
});

test('without a position from the device, the pin is required [SIGN-12, TEXT-2]', async () => {
  device((_found, failed) => failed({ code: 2 }));
  const { user } = openApp('/auth/location', { person: named, api: market() });
  expect(
    await screen.findByText(/The map shows Thrissur\. Move the pin to the right place\.$/),
  ).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Location' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Register' }));
  expect(screen.getAllByText('The field is required')).toHaveLength(5);
});

test('a pin far from the city says how far before Register, and choosing the city moves the map [SIGN-84]', async () => {
  device((found) => found({ coords: { latitude: 12.97, longitude: 77.59 } }));
  const { user } = openApp('/auth/location', { person: named, api: market() });
  expect(await screen.findByText(/^This pin is \d+ km from Thrissur\. Shops there may not/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Register' })).toBeEnabled();
  await user.selectOptions(screen.getByLabelText('City'), 'Thrissur');
  expect(screen.getByText(/^This pin is/)).toBeVisible();
});

test('the only city is chosen [SIGN-91]', async () => {
  device((found) => found({ coords: { latitude: 10.52, longitude: 76.21 } }));
  const only = { id: 3, name: 'Thrissur', latitude: 10.52, longitude: 76.21 };
  const api = market().on(accounts.cities, { count: 1, results: [only] });
  const { user } = openApp('/auth/location', { person: named, api });
  await screen.findByRole('option', { name: 'Thrissur' });
  expect(screen.getByLabelText('City')).toHaveValue('3');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getAllByText('The field is required')).toHaveLength(3);
});

test('without the permission, an overlay blocks the form [SIGN-11, SHOP-23]', async () => {
  device((_found, failed) => failed({ code: 1 }));
  openApp('/auth/location', { person: named, api: market() });
  expect(await screen.findByText('Please enable location access to continue registration')).toBeVisible();
  expect(screen.getByText('Register').closest('[inert]')).not.toBeNull();
  // Where this browser has its switch.
  expect(screen.getByText(/allow Location\.$/)).toBeVisible();
});

test('after a reload of the page for the code, the sign-in has the number, and leads back without another SMS [SIGN-83]', async () => {
  const { user, api, goTo, path } = await askForCode();
  vi.resetModules();
  const fresh = await import('./pending-number.ts');
  expect(fresh.getPendingNumber()).toBeNull();
  expect(fresh.lastNumber()).toBe('9847012345');
  await act(() => goTo('/auth/login'));
  const number = await screen.findByRole('textbox', { name: 'Phone number' });
  expect(number).toHaveValue('9847012345');
  await user.type(number, '{Backspace}');
  expect(screen.queryByRole('button', { name: 'Enter the code' })).toBeNull();
  await user.type(number, '5');
  await user.click(screen.getByRole('button', { name: 'Enter the code' }));
  await screen.findByRole('group', { name: 'One-time code' });
  expect(path()).toBe('/auth/verify');
  expect(api.asked(accounts.login)).toHaveLength(1);
});

test('the number is there again after a reload before its code was requested [SIGN-92]', async () => {
  const { user, goTo, api } = openApp('/auth/login', { person: null, api: market().on(accounts.login, {}) });
  await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '98470');
  await act(() => goTo('/support'));
  await act(() => goTo('/auth/login'));
  const number = await screen.findByRole('textbox', { name: 'Phone number' });
  expect(number).toHaveValue('98470');
  await user.type(number, '12345');
  await user.click(screen.getByRole('button', { name: 'Request OTP' }));
  await screen.findByRole('group', { name: 'One-time code' });
  expect(api.asked(accounts.login)).toHaveLength(1);
  expect(Object.keys(sessionStorage)).toEqual(['haat.code-sent']);
});

test('the sign-in does not offer a code that no longer works [SIGN-83]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { goTo } = await askForCode();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await act(() => goTo('/auth/login'));
  expect(await screen.findByRole('textbox', { name: 'Phone number' })).toHaveValue('9847012345');
  expect(screen.queryByRole('button', { name: 'Enter the code' })).toBeNull();
});

test('nothing of the sign-in is left in storage after it [SIGN-83]', async () => {
  const { user } = await askForCode(market().on(accounts.verifyLogin, answerFor(customer)));
  expect(sessionStorage.getItem('haat.code-sent')).not.toBeNull();
  await user.click(screen.getByRole('textbox', { name: 'Digit 1' }));
  await user.paste('482915');
  await screen.findByText('No news yet');
  expect(sessionStorage.getItem('haat.code-sent')).toBeNull();
});
