// Shares a link: the native app opens a share sheet, a browser copies the link.
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export type ShareResult = 'shared' | 'copied' | 'refused';

type Sheet = (what: Shared) => Promise<void>;

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
  return (await copyByClipboard(what.url)) || copyBySelection(what.url) ? 'copied' : 'refused';
}

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
