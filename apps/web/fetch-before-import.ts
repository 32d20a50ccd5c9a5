// Runs `load-fetched.ts` before each lazy import, with all files of the import.
import type { Plugin } from 'vite';

/** The module of Vite from which each lazy import takes its helper. */
const helper = '\0vite/preload-helper.js';

export const fetchBeforeImport = (): Plugin => ({
  name: 'haat-fetch-before-import',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (id !== helper) return null;
    return "export { loadFetched as __vitePreload } from '/src/platform/load-fetched.ts';";
  },
});

type FilesOf = (file: string, others: string[], host: { hostType: 'html' | 'js' }) => string[];

/** Vite leaves out the file of a lazy import when there are no others. */
export const filesOfImport: FilesOf = (file, others, { hostType }) =>
  hostType === 'js' ? [...new Set([file, ...others])] : others;
