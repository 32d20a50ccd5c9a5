// What a push message says, and where its tap leads. It comes from the server, encrypted, through the browser's service.
interface ShownMessage {
  readonly title: string;
  readonly body: string;
  readonly link: string;
  readonly tag: string;
}

const home = '/notifications';

/** A message that can't be read leads to the list of all, because a browser must show something. */
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

/** Each single notification has a tag of its own. A topic's newer message replaces the older one. */
export const ringsAgain = (tag: string): boolean => !tag.startsWith('notification-') && tag !== 'message';

/** Only pages of the app. */
export function pathOf(link: unknown, origin: string): string {
  const url = typeof link === 'string' && URL.canParse(link, origin) ? new URL(link, origin) : undefined;
  return url?.origin === origin ? url.pathname + url.search : home;
}
