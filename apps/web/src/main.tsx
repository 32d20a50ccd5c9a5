// The start of the web: styles, cache, router, page.
import './ui/theme/styles.ts';
import { reloadFailedStyles } from '@haat/client/reload-failed-styles';
import { surviveTranslation } from '@haat/client/survive-translation';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadPack } from './app/languages/load-pack.ts';
import { makeRouter } from './app/router.ts';
import { ignoreSecondTaps } from './platform/device/second-tap.ts';
import { startLanguage } from './platform/language.ts';
import { nextTask } from './platform/loading/next-task.ts';
import { isNativeApp } from './platform/native.ts';
import { listenToPushTaps } from './platform/push/push-taps.ts';
import { noteTap, noteTapAtStart } from './platform/push/tapped-page.ts';
import { keepData } from './platform/queries/kept-data.ts';
import { createQueryClient } from './platform/query-client.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadFailedStyles();
surviveTranslation();
ignoreSecondTaps();
const queryClient = createQueryClient();
keepData(queryClient);
const language = startLanguage(loadPack);
noteTapAtStart();
void start(root);

/** A function, because a top-level await would delay this file's imports, which share a chunk with it. */
async function start(page: HTMLElement): Promise<void> {
  await language;
  await nextTask();
  const { router } = makeRouter(queryClient);
  const openTapped = (path: string): void => {
    noteTap(path);
    void router.navigate(path);
  };
  if (isNativeApp()) {
    const { startNative } = await import('./platform/native/start-native.ts');
    startNative({
      open: (path) => void router.navigate(path),
      openTapped,
      refresh: () => void queryClient.invalidateQueries(),
    });
  }
  listenToPushTaps(openTapped);
  await nextTask();
  createRoot(page).render(<App queryClient={queryClient} router={router} />);
}
