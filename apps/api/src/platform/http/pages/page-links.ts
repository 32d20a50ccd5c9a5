// What the app's page contains of the files that the page at a path needs: their styles, and links to their scripts. Otherwise a
// browser finds them only after it has run the first scripts, and each costs a round trip on a slow network.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By route, such as `/shops/:shopId`: paths below the build's folder. */
type PageFiles = Readonly<Record<string, readonly string[]>>;

export interface PageParts {
  /** The build's page with its styles inside. */
  readonly html: string;
  /** For the end of the page's head. */
  linksOf(path: string): string;
  /** The `Link` header with the page's scripts. A browser loads them before it has read the page. */
  scriptsOf(path: string): string;
}

/** Reads the page, the styles, and the build's list of files. A build without a list gets no links. */
export async function readPageParts(directory: string): Promise<PageParts> {
  const html = await readFile(join(directory, 'index.html'), 'utf8');
  const list: PageFiles = JSON.parse(
    await readFile(join(directory, '.vite/pages.json'), 'utf8').catch(() => '{}'),
  );
  const withStyles = makeInliner(await readStyles(directory));
  const linksOf = makePageLinks(list);
  return {
    html: withStyles(html),
    linksOf: (path) => withStyles(linksOf(path)),
    scriptsOf: (path) => linkHeaderTo(scriptsIn(html + linksOf(path))),
  };
}

const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );

const linkHeaderTo = (scripts: readonly string[]): string =>
  scripts.map((path) => `<${path}>; rel=modulepreload; crossorigin`).join(', ');

type Styles = ReadonlyMap<string, string>;

async function readStyles(directory: string): Promise<Styles> {
  const names = await readdir(join(directory, 'assets')).catch(() => []);
  const styles = names.filter((name) => name.endsWith('.css'));
  return new Map(
    await Promise.all(
      styles.map(
        async (name) =>
          [`/assets/${name}`, (await readFile(join(directory, 'assets', name), 'utf8')).trim()] as const,
      ),
    ),
  );
}

/** A link that is disabled loads nothing. With it, the app knows that the style is there. */
const makeInliner = (styles: Styles) => (html: string) =>
  html.replace(/<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g, (link, path) => {
    const style = styles.get(path);
    return style === undefined
      ? link
      : `<style>${style}</style><link rel="stylesheet" href="${path}" disabled>`;
  });

function makePageLinks(files: PageFiles): PageParts['linksOf'] {
  const pages = Object.entries(files).map(([route, names]) => ({
    parts: route.split('/'),
    links: names.map(linkTo).join(''),
  }));
  const paramsIn = (parts: readonly string[]) => parts.filter(isParam).length;
  // `/shops/search` before `/shops/:shopId`.
  pages.sort((a, b) => paramsIn(a.parts) - paramsIn(b.parts));
  return (path) => {
    const wanted = path.replace(/(?<=.)\/$/, '').split('/');
    return pages.find(({ parts }) => isMatch(parts, wanted))?.links ?? '';
  };
}

const isParam = (part: string): boolean => part.startsWith(':');

const isMatch = (parts: readonly string[], wanted: readonly string[]): boolean =>
  parts.length === wanted.length &&
  parts.every((part, at) => (isParam(part) ? wanted[at] !== '' : part === wanted[at]));

/** Written like Vite's own links, so that the app recognises them and loads nothing twice. */
const linkTo = (file: string): string =>
  `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}" nonce="__CSP_NONCE__">`;
