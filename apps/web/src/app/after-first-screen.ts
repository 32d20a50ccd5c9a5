// Loads what a phone needs after its first screen: toasts, the app's font, letters that it lacks, the service worker with
// its files, and the code that sends waiting actions.
import { isSignedIn } from '@haat/client/session';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { dropEarly } from '../platform/early/early-answers.ts';
import { watchFirstScreen } from '../platform/first-screen.ts';
import { isNativeApp } from '../platform/native.ts';
import { nextTask } from '../platform/next-task.ts';
import { hasServiceWorker, startServiceWorker } from '../platform/service-worker.ts';
import { loadToasts } from '../platform/toast.ts';
import { loadLetters } from './languages/load-pack.ts';
import { loadSending } from './load-sending.ts';
import { loadAgeFormat } from './seen-age.tsx';

/** Wait until the page has drawn what comes after the first screen: a map, the bell's count. */
const workerDelayMs = 400;

/** Both weights of the app's font. */
const faces = ['1rem Mukta', '600 1rem Mukta'];
/** A letter of each file. */
const letters = 'a₹';

const showFont = (): void => document.documentElement.setAttribute('data-font', '');

/** If it fails, the phone's own font stays. */
const loadFont = (): void =>
  faces.forEach((face) => void document.fonts.load(face, letters).catch(() => undefined));

/** Shows the font once it is loaded, but only on the next page: other letters would move the page that is being read. */
export function useFontOnNextPage(pathname: string): void {
  // Outside system: the page's fonts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again on each page
  useLayoutEffect(() => {
    if (faces.every((face) => document.fonts.check(face, letters))) showFont();
  }, [pathname]);
}

/** Called before the first screen is drawn. Repeated visits and the phone app have the font already. */
export function showKeptFont(): void {
  if (isNativeApp() || hasServiceWorker()) showFont();
}

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
  void loadToasts();
  loadFont();
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
