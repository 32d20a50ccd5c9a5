// The server calls push endpoints, so an endpoint must not lead into the operator's own network. This checks the host
// name. The sender must also check the address that the name resolves to.
import type { LocalizedText } from '../../../platform/localized-text.ts';
import { endpointMessages } from '../accounts.messages.ts';

const privateEndings = [
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
];

/** A sentence that says what is wrong, or undefined. */
export function problemOfEndpoint(endpoint: string, isLocalAllowed: boolean): LocalizedText | undefined {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return endpointMessages.noService;
  if (isLocalAllowed) return undefined;
  if (url.protocol !== 'https:') return endpointMessages.noHttps;
  if (url.username !== '' || url.password !== '') return endpointMessages.hasUser;
  if (url.port !== '') return endpointMessages.hasPort;
  return isPublicName(url.hostname) ? undefined : endpointMessages.notPublic;
}

/** The URL parser has already turned all spellings of an IPv4 address, such as `0x7f.1`, into four numbers. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  const ending = labels.at(-1) ?? '';
  const isName =
    labels.length >= 2 && labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9])?$/.test(label));
  return isName && !/^\d+$/.test(ending) && !privateEndings.includes(ending);
}
