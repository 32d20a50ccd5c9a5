// Finds out which links from content, notifications, push messages and other apps lead to our pages.
import { appConfig } from './app-config.ts';

/** The path of a link into this app, else undefined. Media and the API aren't pages. */
export function pathInApp(link: string): string | undefined {
  // In the phone app, links to the server are ours. The page's own origin is only the phone.
  const home = appConfig.serverUrl || window.location.origin;
  // '#recipe' stays on this page.
  const url = parseUrl(link, home + window.location.pathname + window.location.search);
  if (url?.origin !== new URL(home).origin) return undefined;
  return /^\/(api|media|operator)(\/|$)/.test(url.pathname)
    ? undefined
    : url.pathname + url.search + url.hash;
}

/** As `URL.parse`, which phones with Android 7 don't have. */
function parseUrl(link: string, base: string): URL | undefined {
  try {
    return new URL(link, base);
  } catch {
    return undefined;
  }
}
