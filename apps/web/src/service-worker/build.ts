// The files of this build: their paths, and a name for all of them together.

/** The build writes the paths here. Without a build it is empty. */
declare global {
  interface ImportMeta {
    readonly env: { readonly BUILT_PATHS?: readonly string[] };
  }
}

const paths: ReadonlySet<string> = new Set(import.meta.env.BUILT_PATHS);

/** Each path contains a hash of its file, so builds with equal paths are equal. */
export const buildName: string = nameOf([...paths].sort().join());

export const isOfThisBuild = (path: string): boolean => paths.has(path);

/** The files in the links and scripts of a page. */
export const filesNamedIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])),
];

/** FNV-1a. It only has to differ between two builds. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}
