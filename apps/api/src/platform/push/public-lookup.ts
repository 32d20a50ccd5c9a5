// Finds the address of a host name, but refuses addresses inside the operator's own network. The server calls hosts
// that a browser names.
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

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

/** Contains all public IPv6 addresses. Addresses outside of it may embed any IPv4 address. */
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

/** Less than `post` waits for an answer, also with three name servers. */
const limits = { timeout: 1_000, tries: 2, maxTimeout: 1_000 };

/**
 * For `https.request`. Fails when the name leads to any address that isn't public. It asks the name servers itself:
 * `dns.lookup` takes threads that all other look-ups wait for, as long as a name server doesn't answer. `servers` replaces
 * those of the system, for tests.
 */
export function makePublicLookup(servers?: readonly string[]): LookupFunction {
  return (hostname, options, done) => {
    publicAddressesOf(hostname, servers).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all || !first) done(null, [...addresses]);
        else done(null, first.address, first.family);
      },
      (error) => done(error, []),
    );
  };
}

async function publicAddressesOf(hostname: string, servers?: readonly string[]): Promise<LookupAddress[]> {
  const addresses = await addressesOf(hostname, servers);
  if (addresses.some(({ address, family }) => !isPublicAddress(address, family)))
    throw new Error('the host name leads to an address that is not public');
  return addresses;
}

/** IPv4 first. There is at least one. */
async function addressesOf(hostname: string, servers?: readonly string[]): Promise<LookupAddress[]> {
  const family = isIP(hostname);
  if (family !== 0) return [{ address: hostname, family }];
  // Name servers need not know it (RFC 6761, 6.3).
  if (/(^|\.)localhost\.?$/i.test(hostname)) return [{ address: '127.0.0.1', family: 4 }];
  // A new one each time, because the system's name servers may change.
  const resolver = new Resolver(limits);
  if (servers) resolver.setServers(servers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const addresses = [
    ...(four.status === 'fulfilled' ? four.value : []).map((address) => ({ address, family: 4 })),
    ...(six.status === 'fulfilled' ? six.value : []).map((address) => ({ address, family: 6 })),
  ];
  if (addresses.length === 0 && four.status === 'rejected') throw four.reason;
  return addresses;
}
