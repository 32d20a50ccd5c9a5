// The second step of an operator, with Chromium's virtual authenticator and codes as an app makes them.
import { createHmac } from 'node:crypto';
import * as accounts from '@haat/contract/accounts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsInBothThemes, faultsOf } from './support/accessibility.ts';
import { ageGivenFactors } from './support/factor-age.ts';
import { createPerson } from './support/new-people.ts';
import { closePages, codeFor, launchBrowser, newPhone, sentCodes, signIn } from './support/people.ts';
import { sharedHaat } from './support/shared-haat.ts';
import { haat } from './support/terminal.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Passkeys need a name instead of an address of digits. */
const desk = (path: string): string =>
  `${sharedHaat().url.replace('127.0.0.1', 'localhost')}/operator${path}`;

async function openDesk(number: string, path: string): Promise<Page> {
  await createPerson({ number, firstName: 'Anitha', lastName: 'Paul' });
  await haat('make-operator', `+91${number}`);
  const context = await newPhone(browser);
  await signIn(context, number);
  const page = await context.newPage();
  await page.goto(desk(path));
  return page;
}

async function signInAgain(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel(/^Phone number/).fill(number);
  const before = sentCodes(number).length;
  await page.getByRole('button', { name: 'Request code' }).click();
  await page.getByLabel('Code').fill(await codeFor(number, before));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog', { name: 'Your second step' }).waitFor();
}

/** A device that shows no question and always agrees. */
async function addAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As a link does. A reload would bring back the token of the first sign-in. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/operator${path}`);

/** The sign-in leads back to the page of the sign-out. */
const pageIsOpen = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1, name: 'Your second step' }).waitFor();
};

/** The code that an app shows now, or some steps of 30 seconds later (RFC 6238). */
function codeAt(steps: number, secret: string): string {
  const bits = [...secret].map((sign) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const hash = createHmac('sha1', key).update(step).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

it('a passkey is added, asked for at the sign-in, and again before a block [FACTOR-18]', async () => {
  const number = '9812300601';
  const page = await openDesk(number, '/second-step');
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this passkey').fill('Office laptop');
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await codes.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByText('Office laptop').waitFor();
  expect(await faultsInBothThemes(page)).toEqual([]);

  await signInAgain(page, number);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await pageIsOpen(page);

  const biju = await createPerson({ number: '9812300602', firstName: 'Biju', lastName: 'Das' });
  const { id } = await biju(accounts.details);
  await goTo(page, `/users/${id}/show`);
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByLabel(/^Reason/).fill('Orders and never pays');
  await ageGivenFactors();
  await page
    .getByRole('dialog', { name: 'Block this person?' })
    .getByRole('button', { name: 'Block' })
    .click();
  const again = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await again.waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await again.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Give your passkey or a code from your app again.').waitFor();
  expect(await page.getByLabel(/^Reason/).inputValue()).toBe('Orders and never pays');
  await page
    .getByRole('dialog', { name: 'Block this person?' })
    .getByRole('button', { name: 'Block' })
    .click();
  await again.getByRole('button', { name: 'Use your passkey' }).click();
  await page.getByRole('button', { name: 'Unblock' }).waitFor();
  await closePages(browser);
});

it('a code of the app works, then a recovery code once [FACTOR-18]', async () => {
  const number = '9812300603';
  const page = await openDesk(number, '/second-step');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.getByLabel('Code from your app').fill(codeAt(0, secret));
  await page.getByRole('button', { name: 'Add the app' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.waitFor();
  const [code = ''] = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'I have kept them' }).click();

  await signInAgain(page, number);
  // Later than the used one, also on a quick machine.
  await page.getByLabel('Code from your app').fill(codeAt(1, secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await pageIsOpen(page);

  await signInAgain(page, number);
  for (const isFirst of [true, false]) {
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
    if (isFirst) {
      await pageIsOpen(page);
      await signInAgain(page, number);
    }
  }
  await page.getByText('The code is wrong, or was used before.').waitFor();
  await closePages(browser);
});
