// Sharing a link: the sheet belongs to the native app; a browser copies the link.
export interface Shared {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

export type ShareResult = 'shared' | 'copied';

/** The native shell puts its own sheet here. */
let sheet: ((what: Shared) => Promise<void>) | undefined;

export function setShareSheet(share: (what: Shared) => Promise<void>): void {
  sheet = share;
}

export async function share(what: Shared): Promise<ShareResult> {
  if (sheet) {
    await sheet(what);
    return 'shared';
  }
  await copy(what.url);
  return 'copied';
}

async function copy(text: string): Promise<void> {
  // Only a safe origin has a clipboard; in a village shop the app may run on a plain local address.
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
