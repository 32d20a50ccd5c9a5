// Loses the server's answers on their way to a page.
import type { BrowserContext } from 'playwright-core';

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
