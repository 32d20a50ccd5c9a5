import { afterEach, describe, expect, it } from 'vitest';
import { type DnsServer, openDnsServer } from '../../testing/push/dns-server.ts';
import { isPublicAddress, makePublicLookup } from './public-lookup.ts';

describe('an address that the server calls for a browser [PUSH-9]', () => {
  it.each([
    ['127.0.0.1', 4],
    ['10.1.2.3', 4],
    ['172.31.0.1', 4],
    ['192.168.1.1', 4],
    ['169.254.169.254', 4],
    ['100.64.0.1', 4],
    ['0.0.0.0', 4],
    ['224.0.0.1', 4],
    ['255.255.255.255', 4],
    ['::1', 6],
    ['::', 6],
    // IPv4 in IPv6: mapped, compatible, translated (NAT64), 6to4, Teredo.
    ['::ffff:10.0.0.1', 6],
    ['::ffff:a00:1', 6],
    ['::ffff:142.250.182.10', 6],
    ['::ffff:0:10.0.0.1', 6],
    ['::10.0.0.1', 6],
    ['64:ff9b::a00:1', 6],
    ['64:ff9b:1::a00:1', 6],
    ['2002:a00:1::1', 6],
    ['2001:0:4136:e378::1', 6],
    ['100::1', 6],
    ['100:0:0:1::1', 6],
    ['2001:2::1', 6],
    ['2001:db8::1', 6],
    ['3fff::1', 6],
    ['3fff:fff::1', 6],
    ['4000::1', 6],
    ['5f00::1', 6],
    ['fd00::1', 6],
    ['fe80::1', 6],
    ['fe80::1%eth0', 6],
    ['fec0::1', 6],
    ['ff02::1', 6],
  ])('is not %s', (address, family) => {
    expect(isPublicAddress(address, family)).toBe(false);
  });

  it.each([
    ['142.250.182.10', 4],
    ['17.253.144.10', 4],
    ['2404:6800:4007:81c::200a', 6],
    ['2606:4700::6810:84e5', 6],
    ['3ffe::1', 6],
  ])('may be %s', (address, family) => {
    expect(isPublicAddress(address, family)).toBe(true);
  });

  it.each([
    { name: 'localhost', options: { all: true } },
    { name: 'localhost', options: {} },
    { name: 'fec0::1', options: {} },
    { name: '::ffff:142.250.182.10', options: {} },
  ])('is not reached by a name that leads to one of these: $name $options', async ({ name, options }) => {
    expect(await lookUp(name, { options })).toEqual([new Error(notPublic), []]);
  });
});

const notPublic = 'the host name leads to an address that is not public';

const lookUp = (name: string, { options = {}, servers }: { options?: object; servers?: string[] }) =>
  new Promise((resolve) => makePublicLookup(servers)(name, options, (...answer) => resolve(answer)));

describe('a name', () => {
  const [open, inside] = ['142.250.182.10', '10.0.0.1'];
  let dns: DnsServer;
  afterEach(() => dns.close());

  const ask = async (addresses: readonly string[], options: object) => {
    dns = await openDnsServer(() => addresses);
    return lookUp('push.example.com', { options, servers: [dns.address] });
  };

  it('leads to the addresses that the name servers say [PUSH-9]', async () => {
    expect(await ask([open], {})).toEqual([null, open, 4]);
    dns.close();
    expect(await ask([open], { all: true })).toEqual([null, [{ address: open, family: 4 }]]);
    expect(dns.asked).toEqual(['push.example.com', 'push.example.com']);
  });

  it('is refused when one of them is inside [PUSH-9]', async () => {
    expect(await ask([open, inside], { all: true })).toEqual([new Error(notPublic), []]);
  });

  it('is unknown when it has none', async () => {
    expect(await ask([], {})).toMatchObject([{ code: 'ENODATA' }, []]);
  });
});
