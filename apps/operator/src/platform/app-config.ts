// Settings that the server writes into the page.
interface AppConfig {
  readonly appName: string;
  readonly mapTileUrl: string;
}

// Used by `vite dev` and the tests, where no server fills the placeholder.
const defaults: AppConfig = {
  appName: 'Haat',
  mapTileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
};

function readAppConfig(text: string | null | undefined): AppConfig {
  const trimmed = text?.trim();
  if (!trimmed?.startsWith('{')) return defaults;
  return { ...defaults, ...(JSON.parse(trimmed) as Partial<AppConfig>) }; // our own server wrote it
}

export const appConfig: AppConfig = readAppConfig(document.getElementById('haat-config')?.textContent);
