// The address that limits count: one IPv4 address, or one IPv6 /64, because a single customer is given a whole /64.
import { BlockList, isIP, isIPv4 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

type Trust = false | ((address: string | undefined, hop: number) => boolean);

/** Fastify's `trustProxy`: whether the address at this hop may name the next one. Hop 0 is the socket. */
export function trustOf(setting: Config['trustProxy']): Trust {
  if (setting === false) return false;
  if (typeof setting === 'number') return (_, hop) => hop < setting;
  const proxies = new BlockList();
  for (const part of setting.split(',')) {
    const [text = '', bits] = part.trim().split('/');
    const family = familyOf(text);
    proxies.addSubnet(text, bits === undefined ? maxBits[family] : Number(bits), family);
  }
  return (text) => {
    const address = bareAddress(text ?? '');
    return address !== undefined && proxies.check(address, familyOf(address));
  };
}

/** For example `203.0.113.9` or `2001:db8:0:7::/64`. Every limit by address must use this one. */
export function clientAddressOf(request: FastifyRequest): string {
  // A proxy may pass on something that isn't an address, such as `unknown`. Then count the proxy itself.
  for (const text of [...(request.ips ?? [request.ip])].reverse()) {
    const address = bareAddress(text);
    if (address !== undefined) return isIPv4(address) ? address : networkOf(address);
  }
  return 'unknown';
}

const maxBits = { ipv4: 32, ipv6: 128 } as const;

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/** Removes port, brackets and zone. Turns an IPv4-mapped IPv6 address into the IPv4 address. */
function bareAddress(text: string): string | undefined {
  const [, inBrackets, withPort] = /^\[(.+)\](?::\d*)?$|^([\d.]+):\d*$/.exec(text.trim()) ?? [];
  const address = (inBrackets ?? withPort ?? text.trim()).replace(/%.*$/, '');
  if (isIP(address) === 0) return undefined;
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  return isMapped
    ? groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 255])
        .join('.')
    : address;
}

function networkOf(address: string): string {
  const prefix = groupsOf(address).slice(0, 4);
  return `${prefix.map((group) => group.toString(16)).join(':')}::/64`;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  // The URL parser normalises all spellings: `::ffff:1.2.3.4` becomes `::ffff:102:304`.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const parts = (text = '') =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [left, right] = [parts(head), parts(tail)];
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right];
}
