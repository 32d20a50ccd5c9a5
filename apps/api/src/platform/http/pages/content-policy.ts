// The Content Security Policies of pages: our own files, map tiles, and Google's maps when a key is set.
import type { Config } from '../../../config.ts';

type Directives = Record<string, string[]>;

// From developers.google.com/maps/documentation/javascript/content-security-policy, without 'unsafe-eval'.
const googleData = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
const google: Directives = {
  imgSrc: [...googleData, 'https://*.googleusercontent.com', 'https://*.ggpht.com'],
  connectSrc: [...googleData, 'data:', 'blob:'],
  frameSrc: ['https://*.google.com'],
  fontSrc: ['https://fonts.gstatic.com'],
  styleSrc: ['https://fonts.googleapis.com'],
  workerSrc: ['blob:'],
};

/** `scripts` are the hashes of those inside the page. */
export function contentSecurityPolicy(
  { mapTileUrl }: Pick<Config, 'mapTileUrl'>,
  scripts: readonly string[] = [],
) {
  const tiles = new URL(mapTileUrl.replace(/\{s\}\.?/, '*.').replace(/\{\w+\}/g, '0'));
  const directives: Directives = {
    defaultSrc: ["'self'"],
    baseUri: ["'none'"],
    connectSrc: ["'self'"],
    // react-hot-toast writes a <style> element.
    styleSrc: ["'self'", "'unsafe-inline'"],
    scriptSrc: ["'self'", ...scripts.map((hash) => `'sha256-${hash}'`)],
    imgSrc: ["'self'", 'data:', 'blob:', `${tiles.protocol}//${decodeURIComponent(tiles.host)}`],
    // Recordings of this page, and those that it has fetched.
    mediaSrc: ["'self'", 'blob:'],
    fontSrc: ["'self'", 'data:'],
    workerSrc: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    objectSrc: ["'none'"],
  };
  return { useDefaults: false, directives };
}

/** Scripts with the nonce may load further scripts: Google's come from too many hosts to list. */
export function policyWithGoogle(settings: Pick<Config, 'mapTileUrl'>, nonce: string) {
  const { directives: own, ...rest } = contentSecurityPolicy(settings);
  const more: Directives = { ...google, scriptSrc: [`'nonce-${nonce}'`, "'strict-dynamic'"] };
  return { ...rest, directives: joined(own, more) };
}

/** The operator's app writes its styles at run time, into elements that carry the nonce. */
export function policyOfOperator(settings: Pick<Config, 'mapTileUrl'>, nonce: string) {
  const { directives: own, ...rest } = contentSecurityPolicy(settings);
  return { ...rest, directives: { ...own, styleSrc: ["'self'", `'nonce-${nonce}'`] } };
}

const joined = (some: Directives, more: Directives): Directives =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(more)])].map((name) => [
      name,
      [...(some[name] ?? []), ...(more[name] ?? [])],
    ]),
  );
