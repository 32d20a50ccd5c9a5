// Starts the first screen's calls, and loads its largest picture, while the app's scripts load. The app uses the
// answers (early-answers.ts). This runs before the app, so it imports little.
import { callHeaders } from '@haat/client/call-headers';
import { deviceStorage } from '@haat/client/device-storage';
import { type CoverSize, coverAt } from '@haat/contract/covers';
import { readLanguage } from '../device/device-language.ts';

/** Starts a call. */
export type EarlyLoad = <Answer>(url: string) => Promise<Answer>;
/** A path of the server, or none, and the size that the screen shows. */
export type EarlyPicture = readonly [cover: string | null | undefined, size: CoverSize];
/** Starts the calls of the screen at a path. Undefined when there are none. */
type LoadScreen = (path: string, load: EarlyLoad) => Promise<EarlyPicture> | undefined;

interface Person {
  readonly preferences: { readonly data_saver?: boolean };
}

/** The app repeats a failed call, and reports its failure. */
const ignore = (): void => undefined;

const readSettings = () => JSON.parse(document.getElementById('haat-config')?.textContent || '{}');

export function startEarly(loadScreen: LoadScreen): void {
  const token = deviceStorage.getItem('token');
  const { pathname, search } = window.location;
  const { serverUrl, saveData } = readSettings();
  // The phone app's server is elsewhere. A query in the URL changes the calls.
  if (!token || search !== '' || serverUrl || !navigator.onLine) return;
  const headers = callHeaders({ token, hasJson: false, language: readLanguage() });
  const byUrl = new Map<string, Promise<Response>>();
  const load: EarlyLoad = (url) => {
    const response = fetch(url, { headers, cache: 'no-store' });
    byUrl.set(url, response);
    // The app reads the same response.
    const answer = response.then((one) => one.clone().json());
    answer.catch(ignore);
    return answer;
  };
  const picture = loadScreen(pathname, load);
  if (!picture) return;
  window.haatEarly = { headers: JSON.stringify(headers), byUrl };
  Promise.all([picture, load<Person>('/api/users/details/')])
    .then(([[cover, size], { preferences }]) => {
      if (cover && !(preferences.data_saver ?? isAskedToSave(saveData))) loadPicture(coverAt(cover, size));
    })
    .catch(ignore);
}

/** The same rule as in data-saver.ts. */
function isAskedToSave(saveData: unknown): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }; // as Chrome defines it
  return saveData === true || connection?.saveData === true;
}

export function loadPicture(path: string): void {
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = path;
}
