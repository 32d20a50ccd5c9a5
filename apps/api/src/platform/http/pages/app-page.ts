// The page of a built app: its index.html with the settings inserted, and a place for the nonce.
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../config.ts';
import { type Contacts, contactsOfSettings, demoStoreUrl } from '../../../support-contacts.ts';

/** Vite writes this into the page wherever a nonce belongs. */
export const nonceMark = '__CSP_NONCE__';

export const makeNonce = (): string => randomBytes(18).toString('base64');

/** For files whose name contains a hash of their content. */
export const immutable = 'public, max-age=31536000, immutable';

/** Inserts the settings. `contacts` are those that operators have saved. Without any, people see none of the demo's. */
export function fillPage(html: string, config: Config, contacts?: Contacts, isSavingData = false): string {
  const set = contactsOfSettings(config);
  const settings = {
    appName: config.appName,
    supportPhone: contacts?.phone ?? set.phone ?? '',
    supportEmail: contacts?.email ?? set.email ?? '',
    // Empty: the app's own address.
    storeUrl: config.demo || config.storeUrl !== demoStoreUrl ? config.storeUrl : '',
    ...(config.grievanceOfficer && { grievanceOfficer: config.grievanceOfficer }),
    mapTileUrl: config.mapTileUrl,
    googleMapsKey: config.googleMapsKey ?? null,
    ...(config.demo && { isDemo: true }),
    vapidPublicKey: config.vapid?.publicKey ?? null,
    ...(isSavingData && { saveData: true }),
  };
  // `<` inside a script element could end it.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return html
    .replace('__HAAT_CONFIG__', () => json)
    .replaceAll('__APP_NAME__', () => escapeHtml(config.appName));
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A page is checked for a newer one at each visit, because it names the files of its build. */
export const pageCaching = 'no-cache';

export const sendHtml = (reply: FastifyReply, text: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('Cache-Control', pageCaching).send(text);
