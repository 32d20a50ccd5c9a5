// Reads a push message and finds the page for its tap. The server sends it encrypted through the browser's push
// service.
interface ShownMessage {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
}

const home = '/notifications';

/** An unreadable message leads to the list of notifications, because the browser must show something. */
export function messageOf(text: string | undefined): ShownMessage {
  const { title, body, link, tag } = fieldsOf(text);
  return {
    title: textOr(title, 'Haat'),
    body: textOr(body, ''),
    link: textOr(link, home),
    tag: textOr(tag, 'message'),
  };
}

function fieldsOf(text: string | undefined): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}

const textOr = (value: unknown, other: string): string =>
  typeof value === 'string' && value ? value : other;

/** Each single notification has its own tag. A newer message of the same topic replaces the older one. */
export const ringsAgain = (tag: string): boolean => !tag.startsWith('notification-') && tag !== 'message';

/** Only pages of the app. */
export function pathOf(link: unknown, origin: string): string {
  const url = typeof link === 'string' ? urlOf(link, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search : home;
}

function urlOf(link: string, origin: string): URL | undefined {
  try {
    return new URL(link, origin);
  } catch {
    return undefined;
  }
}
