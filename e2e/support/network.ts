// The network between a phone and the server, in the test's hand: slow, cut, refused, or as it is.
import type { Page, Route } from 'playwright-core';

type Weather = 'clear' | 'slow' | 'cut' | 'refused';

export interface Network {
  /** What waits is let go into the new weather. */
  turn(weather: Weather): Promise<void>;
}

/** Every call of the API but the one about the person, without which no page begins. */
export async function takeNetwork(page: Page, begin: Weather): Promise<Network> {
  let weather = begin;
  let waiting: Route[] = [];
  const pass = async (route: Route): Promise<void> => {
    if (weather === 'slow') waiting.push(route);
    else if (weather === 'cut') await route.abort('internetdisconnected');
    else if (weather === 'refused') await route.fulfill({ status: 500, json: {} });
    else await route.continue();
  };
  await page.route('**/api/**', (route) =>
    route.request().url().endsWith('/api/users/details/') ? route.continue() : pass(route),
  );
  return {
    async turn(next) {
      weather = next;
      const released = waiting;
      waiting = [];
      await Promise.all(released.map(pass));
    },
  };
}

interface LostAnswer {
  readonly key: string | undefined;
  readonly body: { readonly id: number };
}

/** The server does what is posted there, but the phone hears nothing of it, until `stop`. */
export async function loseAnswers(
  page: Page,
  path: string,
): Promise<{ lost: LostAnswer[]; stop: () => Promise<void> }> {
  const lost: LostAnswer[] = [];
  const url = `**/api${path}`;
  await page.route(url, async (route) => {
    const response = await route.fetch();
    lost.push({ key: route.request().headers()['idempotency-key'], body: await response.json() });
    await route.abort();
  });
  return { lost, stop: () => page.unroute(url) };
}
