// Sharing a link: the sheet belongs to the native app; a browser copies the link.
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export type ShareResult = 'shared' | 'copied' | 'refused';

type Sheet = (what: Shared) => Promise<void>;

/** The native shell puts its own sheet here. */
let sheet: Sheet | undefined;

export function setShareSheet(share: Sheet | undefined): void {
  sheet = share;
}

export async function share(what: Shared): Promise<ShareResult> {
  if (sheet) {
    await sheet(what);
    return 'shared';
  }
  return (await copyByClipboard(what.url)) || copyBySelection(what.url) ? 'copied' : 'refused';
}

/** Only a safe origin has a clipboard, and the person may have refused it. */
async function copyByClipboard(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** The way of old, for a plain local address in a village shop. */
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
