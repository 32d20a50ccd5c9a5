// The files of this build: their paths, and a name for all of them together.
interface BuiltFile {
  readonly url: string;
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly BuiltFile[] };

const paths: ReadonlySet<string> = new Set(self.__WB_MANIFEST.map(({ url }) => `/${url}`));

/** Each path holds a hash of its file, so equal paths mean an equal build. */
export const buildName: string = nameOf([...paths].sort().join());

export const isOfThisBuild = (path: string): boolean => paths.has(path);

/** The files that a page names in its links and scripts. */
export const filesNamedIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? [])),
];

/** FNV-1a. It only has to differ between two builds. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(36);
}
