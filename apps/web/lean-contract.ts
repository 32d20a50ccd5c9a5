// Leaves out of the build what only the server and the documentation read of an endpoint. The first page would load it.
import type { Plugin } from 'vite';

const contract = /\/packages\/contract\/src\/[^?]*\.ts$/;

const text = `'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\\\n]|\\\\.)*"`;
/** Each as the formatter writes it: on lines of its own. */
const unread = new RegExp(`^ *(?:summary:\\s*(?:${text})|fails: \\[[^\\]]*\\]|tells: '\\w+'),\\n`, 'gm');

export const withoutUnread = (source: string): string => source.replace(unread, '');

export const leanContract = (): Plugin => ({
  name: 'haat-lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: contract },
    handler: (source) => withoutUnread(source),
  },
});
