// Goes through the sign-in screens, which can't be opened by URL. Finds elements without using text, so it works in any
// language.
import type { Page } from 'playwright-core';
import { codeFor } from './people.ts';

/**
 * From the login page to the form for the first address. Calls `look` on each screen, with its route. The phone must
 * first refuse the location.
 */
export async function walkSignIn(
  page: Page,
  number: string,
  look: (route: string) => Promise<void>,
): Promise<void> {
  const send = page.locator('main button[type=submit]');
  const reach = async (route: string): Promise<void> => {
    await page.waitForURL(`**${route}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
  await page.locator('input[type=tel]').fill(number);
  await send.click();
  await reach('/auth/verify');
  await look('/auth/verify');

  await page.getByRole('group').getByRole('textbox').first().focus();
  await page.keyboard.type(await codeFor(number));
  await reach('/auth/setup');
  await look('/auth/setup');
  await page.locator('[autocomplete=given-name]').fill('Devika');
  await page.locator('[autocomplete=family-name]').fill('Pillai');
  await page.locator('[autocomplete=email]').fill('devika@example.in');
  await send.click();

  await reach('/auth/location');
  await page.locator('[inert] ~ * button').waitFor();
  await look('/auth/location');
  await page.context().grantPermissions(['geolocation']);
  await page.locator('main:not(:has([inert])) form button').first().waitFor();
  await look('/auth/location');
}
