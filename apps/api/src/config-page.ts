// What the pages show: the app's name, its contacts and its maps.
import { type Reader, tileUrl, webUrl } from './config-values.ts';
import { demoContacts, demoStoreUrl } from './support-contacts.ts';

export type PageConfig = Readonly<{
  mapTileUrl: string;
  googleMapsKey: string | undefined;
  appName: string;
  supportPhone: string;
  supportEmail: string;
  storeUrl: string;
  /** Name and contact, for the support page. Empty: none. */
  grievanceOfficer: string;
}>;

export function readPage(reader: Reader): PageConfig {
  const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? text : undefined);
  return {
    mapTileUrl: reader.read(
      'MAP_TILE_URL',
      'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      'a URL of map tiles that begins with https:// or http:// and has {z}, {x} and {y} in it',
      tileUrl,
    ),
    googleMapsKey: reader.readSecret(
      'GOOGLE_MAPS_KEY',
      'made of letters, digits, - and _',
      matching(/^[\w-]{1,200}$/),
    ),
    appName: reader.read('APP_NAME', 'Haat', 'a name of at most 60 letters', matching(/^\P{Cc}{1,60}$/u)),
    supportPhone: reader.read(
      'SUPPORT_PHONE',
      demoContacts.phone,
      'a phone number such as +914872000000',
      matching(/^\+?[\d ()-]{3,24}$/),
    ),
    supportEmail: reader.read(
      'SUPPORT_EMAIL',
      demoContacts.email,
      'an e-mail address',
      matching(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/),
    ),
    storeUrl: reader.read('STORE_URL', demoStoreUrl, 'a URL that begins with https:// or http://', webUrl),
    grievanceOfficer: reader.read(
      'GRIEVANCE_OFFICER',
      '',
      'a name and a contact of at most 200 letters, on one line',
      matching(/^\P{Cc}{1,200}$/u),
    ),
  };
}
