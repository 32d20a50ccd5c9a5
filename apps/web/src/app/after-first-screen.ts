// Loads what a phone needs after its first screen: letters that it lacks, the service worker with its files, and
// the code that sends waiting actions.
import { isSignedIn } from '@haat/client/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropEarly } from '../platform/early/early-answers.ts';
import { watchFirstScreen } from '../platform/loading/first-screen.ts';
import { nextTask } from '../platform/loading/next-task.ts';
import { startServiceWorker } from '../platform/loading/service-worker.ts';
import { isNativeApp } from '../platform/native.ts';
import { loadLetters } from './languages/load-pack.ts';
import { loadSending } from './load-sending.ts';
import { loadAgeFormat } from './seen-age.tsx';

/** Wait until the page has drawn what comes after the first screen: a map, the bell's count. */
const workerDelayMs = 400;

/** Links the installed app's name and icons. Only a build has them. */
function linkManifest(): void {
  if (!import.meta.env.PROD) return;
  const link = Object.assign(document.createElement('link'), {
    rel: 'manifest',
    href: '/manifest.webmanifest',
  });
  document.head.append(link);
}

/** Each in its own task, because the bell's count and other pages' data arrive now, too. */
async function afterwards(isOpen: () => boolean): Promise<void> {
  dropEarly();
  await nextTask();
  if (!isOpen()) return;
  void loadLetters();
  await nextTask();
  if (isSignedIn()) {
    loadAgeFormat();
    void loadSending();
  }
  if (isNativeApp()) return;
  linkManifest();
  setTimeout(startServiceWorker, workerDelayMs);
}

export function useAfterFirstScreen(): void {
  const client = useQueryClient();
  // Outside system: the network, which must first load the first screen.
  useEffect(() => {
    let isOpen = true;
    const stop = watchFirstScreen(client, () => void afterwards(() => isOpen));
    return () => {
      isOpen = false;
      stop();
    };
  }, [client]);
}
