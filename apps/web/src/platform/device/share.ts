// Shares a link or a text: the native app opens its share sheet. A browser copies the app's link. For
// a text and a page it opens its own share sheet, if it has one.
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export type SharedText = Omit<Shared, 'url'>;

export type ShareResult = 'shared' | 'copied' | 'refused';

type Sheet = (what: Shared | SharedText) => Promise<void>;

/** The native shell sets its own share sheet. */
let sheet: Sheet | undefined;

export function setShareSheet(share: Sheet | undefined): void {
  sheet = share;
}

export async function share(what: Shared): Promise<ShareResult> {
  if (sheet) {
    await sheet(what);
    return 'shared';
  }
  return copyText(what.url);
}

export const shareText = ({ title, text }: SharedText): Promise<ShareResult> =>
  shareOrCopy({ title, text }, text);

/** The address of a page of the app. */
export const shareLink = ({ title, text, url }: Shared): Promise<ShareResult> =>
  shareOrCopy({ title, text, url }, url);

async function shareOrCopy(what: Shared | SharedText, copied: string): Promise<ShareResult> {
  if (sheet) {
    await sheet(what);
    return 'shared';
  }
  if (!('share' in navigator)) return copyText(copied);
  return navigator.share(what).then(
    () => 'shared',
    // Closing the sheet isn't a failure.
    (error: unknown) => (isClosed(error) ? 'shared' : copyText(copied)),
  );
}

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export const copyText = async (text: string): Promise<'copied' | 'refused'> =>
  (await copyByClipboard(text)) || copyBySelection(text) ? 'copied' : 'refused';

/** Only secure origins have a clipboard, and the person may have denied it. */
async function copyByClipboard(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The old way, for a plain HTTP address in a local network. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
