// Controls the network between a page and the server: slow, cut, refused or normal.
import type { BrowserContext, Page, Route } from 'playwright-core';

type Condition = 'normal' | 'slow' | 'cut' | 'refused';

export interface Network {
  /** Pending requests continue under the new condition. */
  set(condition: Condition): Promise<void>;
}

/** Controls every API request except the one for the signed-in person, which every page needs to start. */
export async function controlNetwork(page: Page, begin: Condition): Promise<Network> {
  let condition = begin;
  let waiting: Route[] = [];
  const pass = async (route: Route): Promise<void> => {
    if (condition === 'slow') waiting.push(route);
    else if (condition === 'cut') await route.abort('internetdisconnected');
    else if (condition === 'refused') await route.fulfill({ status: 500, json: {} });
    else await route.continue();
  };
  await page.route('**/api/**', (route) =>
    route.request().url().endsWith('/api/users/details/') ? route.continue() : pass(route),
  );
  return {
    async set(next) {
      condition = next;
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

/** The server handles each write, but the page gets no response until `stop`. */
export async function loseAnswers(
  page: Page,
  path: string,
): Promise<{ lost: LostAnswer[]; stop: () => Promise<void> }> {
  const lost: LostAnswer[] = [];
  const url = `**/api${path}`;
  await page.route(url, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const response = await route.fetch();
    lost.push({ key: route.request().headers()['idempotency-key'], body: await response.json() });
    await route.abort();
  });
  return { lost, stop: () => page.unroute(url) };
}

/** The server handles the next POST to this path, but the network breaks before its answer. */
export async function cutAfter(context: BrowserContext, path: string): Promise<void> {
  await context.route(
    `**/api${path}`,
    async (route) => {
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
}
