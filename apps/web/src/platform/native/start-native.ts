// Connects the phone to the app: push messages, share sheet, position, Back and links. Only the phone app loads this.
import { App } from '@capacitor/app';
import { Capacitor } from '@capacitor/core';
import { KeepAwake } from '@capacitor-community/keep-awake';
import { appConfig } from '../app-config.ts';
import { setPositionFinder } from '../device/geolocation.ts';
import { setFileSaver } from '../device/save-file.ts';
import { setShareSheet } from '../device/share.ts';
import { setSmsCodeReader } from '../device/sms-code.ts';
import { closeTopmost } from '../navigation/back-closes.ts';
import { pathInApp } from '../path-in-app.ts';
import { setPushRegistrar } from '../push/push.ts';
import { setScreenKeeper } from '../sound/wake-lock.ts';
import { findPosition, isPositionAllowed } from './position.ts';
import { findPermission, listenToPush, makeChannel, registerForPush } from './push.ts';
import { openShareSheet, shareFile } from './share-sheet.ts';
import { readSmsCode } from './sms-code.ts';

interface Start {
  readonly open: (path: string) => void;
  /** For the page of a tapped push message. */
  readonly openTapped: (path: string) => void;
  /** Loads the data of the screen again. */
  readonly refresh: () => void;
}

const warn = (error: unknown): void => console.warn('The phone refused', error);

const isAndroid = (): boolean => Capacitor.getPlatform() === 'android';

/** Pages don't wait for the phone. Without its answer they still work. */
export function startNative(start: Start): void {
  setShareSheet(openShareSheet);
  setFileSaver((file) => void shareFile(file).catch(warn));
  // Android's web view has no lock for the screen.
  setScreenKeeper((isNeeded) => void (isNeeded ? KeepAwake.keepAwake() : KeepAwake.allowSleep()).catch(warn));
  setPositionFinder({ find: findPosition, isAllowed: isPositionAllowed });
  if (isAndroid()) setSmsCodeReader(readSmsCode);
  const hasPush = appConfig.pushOn.includes(Capacitor.getPlatform());
  if (hasPush) setPushRegistrar({ permission: findPermission, register: registerForPush });
  listen(start, hasPush).catch(warn);
}

async function listen({ open, openTapped, refresh }: Start, hasPush: boolean): Promise<void> {
  await App.addListener('backButton', ({ canGoBack }) => goBack(canGoBack));
  // Also called for the link that started the app.
  await App.addListener('appUrlOpen', ({ url }) => {
    const path = pathInApp(url);
    if (path !== undefined) open(path);
  });
  if (!hasPush) return;
  await listenToPush({ onReceived: refresh, onTapped: openTapped });
  if (isAndroid()) await makeChannel();
}

/** On the first page, Back leaves the app open in the background, as Android's own apps do. */
function goBack(canGoBack: boolean): void {
  if (closeTopmost()) return;
  if (canGoBack) window.history.back();
  else void App.minimizeApp();
}
