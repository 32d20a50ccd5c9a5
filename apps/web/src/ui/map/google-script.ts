// Loads Google's script of maps and places: once, only with a key, and when a map is shown. After any failure, maps are
// Leaflet's.
import { useEffect, useSyncExternalStore } from 'react';
import { appConfig } from '../../platform/app-config.ts';

/** `none`: there is no key, or Google failed. */
type Presence = 'none' | 'coming' | 'here';

declare global {
  interface Window {
    /** Google calls it when it refuses the key, often after the script has loaded. */
    gm_authFailure?: () => void;
    haatGoogleCame?: () => void;
  }
}

const patienceMs = 20_000;

let presence: Presence = appConfig.googleMapsKey === null ? 'none' : 'coming';
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** The state of Google's maps. The first use loads the script. */
export function useGoogle(): Presence {
  // Outside system: Google's script, loaded only on pages with a map.
  useEffect(() => {
    const key = appConfig.googleMapsKey;
    if (key === null || loading) return;
    loading = loadScript(key);
    loading.then(() => become('here'), giveUp);
  }, []);
  return useSyncExternalStore(subscribe, () => presence);
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function become(next: Presence): void {
  if (presence === 'none') return;
  presence = next;
  for (const changed of listeners) changed();
}

function giveUp(reason: unknown): void {
  if (presence === 'none') return;
  console.warn('Google’s maps are not to be had; Leaflet draws them', reason);
  become('none');
}

/** Resolves when maps and places are loaded. A key refused later also calls `giveUp`. */
function loadScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    window.haatGoogleCame = resolve;
    window.gm_authFailure = () => giveUp(new Error('Google refused the key'));
    const query = new URLSearchParams({
      key,
      libraries: 'places',
      loading: 'async',
      callback: 'haatGoogleCame',
      v: 'weekly',
    });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`;
    script.addEventListener('error', () => reject(new Error('The script did not come')));
    setTimeout(() => reject(new Error('The script took too long')), patienceMs);
    document.head.append(script);
  });
}
