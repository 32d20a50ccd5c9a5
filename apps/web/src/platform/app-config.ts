// Settings that the server writes into the page, so they need no call and no new build.
export interface AppConfig {
  readonly appName: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly storeUrl: string;
  readonly mapTileUrl: string;
  readonly mapAttribution: string;
  readonly googleMapsKey: string | null;
}

// Used by `vite dev` and the tests, where no server fills the placeholder.
const defaults: AppConfig = {
  appName: 'Haat',
  supportPhone: '+919000000009',
  supportEmail: 'help@haat.example',
  storeUrl: 'https://play.google.com/store/apps/details?id=example.haat',
  mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  mapAttribution: '© OpenStreetMap contributors',
  googleMapsKey: null,
};

function readAppConfig(text: string | null | undefined): AppConfig {
  const trimmed = text?.trim();
  if (!trimmed?.startsWith('{')) return defaults;
  const given = JSON.parse(trimmed) as Partial<AppConfig>; // our own server wrote it
  return { ...defaults, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '')) };
}

export const appConfig: AppConfig = readAppConfig(document.getElementById('haat-config')?.textContent);
