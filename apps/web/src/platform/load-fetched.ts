// What runs before each lazy import in the built app, in place of Vite's helper. A browser remembers that a script failed to
// load, so a second import would never ask the network again. That is why scripts are fetched before they are imported.
const arriving = new Map<string, Promise<unknown>>();

/** `files` are those of the import and of what it imports, from the root. Throws when one of them can't be loaded. */
export async function loadFetched<Thing>(
  load: () => Promise<Thing>,
  files: readonly string[] = [],
): Promise<Thing> {
  await Promise.all(files.map((file) => arrive(import.meta.env.BASE_URL + file)));
  return load();
}

/** A failed file is asked for again. */
function arrive(path: string): Promise<unknown> {
  const known = arriving.get(path);
  if (known) return known;
  const arrival = isInPage(path)
    ? Promise.resolve()
    : path.endsWith('.css')
      ? addStyle(path)
      : fetchWhole(path);
  arriving.set(path, arrival);
  arrival.catch(() => arriving.delete(path));
  return arrival;
}

/** The page itself loads what it names. */
const isInPage = (path: string): boolean =>
  document.querySelector(`link[href="${path}"], script[src="${path}"]`) !== null;

async function fetchWhole(path: string): Promise<void> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`No script at ${path}`);
  await response.arrayBuffer();
}

function addStyle(path: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: path,
    crossOrigin: '',
  });
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce) link.nonce = nonce;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`No style sheet at ${path}`));
    });
  });
}
