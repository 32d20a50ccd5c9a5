// Finds the address of a host name, but none inside of the operator's own network. A browser chooses the name that the
// server then calls.
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

/** From IANA's registries of special-purpose addresses: all that aren't on the public internet. */
const closedRanges = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const;

/** All public addresses of IPv6 are in here. Those outside of it that contain one of IPv4 could lead anywhere. */
const openRanges = { ipv6: ['2000::/3'] } as const;

function listOf(ranges: { readonly [family in 'ipv4' | 'ipv6']?: readonly string[] }): BlockList {
  const list = new BlockList();
  for (const family of ['ipv4', 'ipv6'] as const) {
    for (const range of ranges[family] ?? []) {
      const [address = '', prefix] = range.split('/');
      list.addSubnet(address, Number(prefix), family);
    }
  }
  return list;
}

const [closed, open] = [listOf(closedRanges), listOf(openRanges)];

export function isPublicAddress(address: string, family: number): boolean {
  if (family === 6) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return !closed.check(address, 'ipv4');
}

/** For `https.request`. Fails when the name leads to any address that isn't public. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    const isOpen = addresses.every(({ address, family }) => isPublicAddress(address, family));
    const [first] = addresses;
    if (!isOpen || !first) return done(new Error('the host name leads to an address that is not public'), []);
    answer(addresses, first);
  });
  function answer(addresses: LookupAddress[], first: LookupAddress): void {
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  }
};
