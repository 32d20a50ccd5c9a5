// Decides which file a shared module goes into. On a bad network each file costs a round trip, so shared modules come
// in a few files. The bundler's own grouping would give one page sixty files, or files of which the page needs little.
import { buildTarget } from '@haat/client/oldest-browsers';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** The pages whose shared modules are in one file. */
const sections: readonly (readonly [name: string, pages: RegExp])[] = [
  ['sign-in', /\/(login|verify|setup)-page\./],
  ['selling', /\/retailer-(?!order)[a-z-]+-page\./],
  ['orders', /\/slices\/(orders|deliveries)\/pages\/|\/app\/order-/],
  ['shopping', /\/(shops|cart|addresses)\/pages\/|\/app\/shops-/],
  ['blog', /\/slices\/blog\/pages\//],
];
const sectionOf = (page: string): string => sections.find(([, pages]) => pages.test(page))?.[0] ?? 'other';

/** Where most visits begin. */
const firstPages = /\/(login|shops-home|shops-shop|shops-product|blog-home)-page\./;

/** Only pages with long lists need them. */
const lists = /\/node_modules\/@tanstack\/(react-virtual|virtual-core)\/|\/ui\/lists\//;

type NameOf = (id: string) => string | null;

/**
 * `start` has what every page needs, and what one of the first pages shares with others: one file loads sooner than two
 * small ones. `sign-in` has what the steps after the phone number share with others. `more` has what shops or news
 * share with others, `work` the rest. A module's imports are used wherever it is used, so these files never import each
 * other in a circle.
 */
export async function nameSharedChunks(config: InlineConfig): Promise<NameOf> {
  const chunks = await bundlePlainly(config);
  const start = modulesOf(chunks, (chunk) => chunk.isEntry);
  const pagesOf = new Map<string, Set<string>>();
  for (const chunk of chunks.filter(isPage)) {
    for (const id of modulesOf(chunks, (one) => one === chunk)) {
      pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(chunk.facadeModuleId ?? ''));
    }
  }
  return (id) => {
    if (start.has(id)) return 'start';
    const pages = pagesOf.get(id);
    return pages && pages.size > 1 ? sharedName(id, [...pages]) : null;
  };
}

function sharedName(id: string, pages: readonly string[]): string {
  const users = new Set(pages.map(sectionOf));
  const isOfFirst = pages.some((page) => firstPages.test(page));
  if (lists.test(id)) return 'lists';
  if (isOfFirst) return 'start';
  if (users.has('sign-in')) return 'sign-in';
  const [first = 'other', ...others] = users;
  if (others.length === 0) return first;
  return users.has('shopping') || users.has('blog') ? 'more' : 'work';
}

const isPage = ({ isDynamicEntry, facadeModuleId }: Rolldown.OutputChunk): boolean =>
  isDynamicEntry && /-page\.tsx$/.test(facadeModuleId ?? '');

/** Bundles in memory. Unused code is removed, so a chunk's imports are what it really needs. */
async function bundlePlainly(config: InlineConfig): Promise<readonly Rolldown.OutputChunk[]> {
  const result = await build({
    ...config,
    configFile: false,
    // The configuration may be read from another folder.
    root: import.meta.dirname,
    logLevel: 'silent',
    build: { target: buildTarget, write: false, minify: false, reportCompressedSize: false },
  });
  const outputs = [result].flat() as Rolldown.RolldownOutput[]; // only watch mode has a watcher
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk');
}

/** The modules of the chosen chunks and of those that they import. */
function modulesOf(
  chunks: readonly Rolldown.OutputChunk[],
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const walk = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) walk(byName.get(name));
  };
  for (const chunk of chunks.filter(isWanted)) walk(chunk);
  return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
}
