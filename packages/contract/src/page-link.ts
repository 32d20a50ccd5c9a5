// Links to the pages of the web app.
import { pageRoots } from './slices.ts';

export const pageLinkPattern = `^/(${pageRoots.join('|')})([/?#][^\\s\\\\]*)?$`;

const starts = pageRoots.map((root) => `/${root}`);

/** '/shops, /blogs or /account' */
export const pageStarts = (or: string): string =>
  `${starts.slice(0, -1).join(', ')} ${or} ${starts.slice(-1).join('')}`;
