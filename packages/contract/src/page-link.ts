// Links to the pages of the web app.
import { pageRoots } from './slices.ts';

export const pageLinkPattern = `^/(${pageRoots.join('|')})([/?#][^\\s\\\\]*)?$`;

/** '/shops, /blogs, /account' */
export const pageStarts = pageRoots.map((root) => `/${root}`).join(', ');
