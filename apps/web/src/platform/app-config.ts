// Settings that the server writes into the page, so they need no call and no new build.
export interface AppConfig {
  readonly appName: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly storeUrl: string;
  /** Name and contact. Empty: there is none. */
  readonly grievanceOfficer: string;
  readonly mapTileUrl: string;
  readonly mapAttribution: string;
  readonly googleMapsKey: string | null;
  /** Null where the server sends no messages to browsers. */
  readonly vapidPublicKey: string | null;
  /** Empty in a browser: the page comes from the server itself. Without a slash at the end. */
  readonly serverUrl: string;
  /** Platforms on which the phone app was built with its push service. */
  readonly pushOn: readonly string[];
  /** The server has loaded the demo village. */
  readonly isDemo: boolean;
  /** The browser asked for this page with `Save-Data: on`. */
  readonly saveData: boolean;
}

// Used by `vite dev` and the tests, where no server fills the placeholder.
const defaults: AppConfig = {
  appName: 'Haat',
  supportPhone: '+919000000009',
  supportEmail: 'help@haat.example',
  storeUrl: 'https://play.google.com/store/apps/details?id=example.haat',
  grievanceOfficer: '',
  mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  mapAttribution: '© OpenStreetMap contributors',
  googleMapsKey: null,
  vapidPublicKey: null,
  serverUrl: '',
  pushOn: [],
  isDemo: false,
  saveData: false,
};

function readAppConfig(text: string | null | undefined): AppConfig {
  const trimmed = text?.trim();
  if (!trimmed?.startsWith('{')) return defaults;
  const given = JSON.parse(trimmed) as Partial<AppConfig>; // our own server wrote it
  // A village without contacts has empty ones, and shows none.
  const storeUrl = given.storeUrl || `${given.serverUrl || window.location.origin}/`;
  return { ...defaults, ...given, storeUrl };
}

export const appConfig: AppConfig = readAppConfig(document.getElementById('haat-config')?.textContent);
