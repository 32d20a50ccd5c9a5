// What the served page may load and from where: from us, the map's tiles, and Google's maps where a key is set.
import type { Config } from '../../config.ts';

type Settings = Pick<Config, 'mapTileUrl' | 'googleMapsKey'>;

type Directives = Record<string, string[]>;

// As Google asks for it (developers.google.com/maps/documentation/javascript/content-security-policy, the list of
// allowed hosts): its script loads further ones and evaluates some of what it loads.
const googleScripts = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
const googlePictures = [...googleScripts, 'https://*.googleusercontent.com', 'https://*.ggpht.com'];
const google: Directives = {
  scriptSrc: [...googlePictures, "'unsafe-eval'", 'blob:'],
  imgSrc: googlePictures,
  connectSrc: [...googleScripts, 'data:', 'blob:'],
  frameSrc: ['https://*.google.com'],
  fontSrc: ['https://fonts.gstatic.com'],
  styleSrc: ['https://fonts.googleapis.com'],
  workerSrc: ['blob:'],
};

export function contentSecurityPolicy({ mapTileUrl, googleMapsKey }: Settings) {
  const tiles = new URL(mapTileUrl.replace(/\{s\}\.?/, '*.').replace(/\{\w+\}/g, '0'));
  const own: Directives = {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    // Mantine sets its measures as style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    scriptSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:', `${tiles.protocol}//${decodeURIComponent(tiles.host)}`],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  };
  return { useDefaults: false, directives: googleMapsKey === undefined ? own : joined(own, google) };
}

const joined = (some: Directives, more: Directives): Directives =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(more)])].map((name) => [
      name,
      [...(some[name] ?? []), ...(more[name] ?? [])],
    ]),
  );
