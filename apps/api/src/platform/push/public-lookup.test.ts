import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicLookup } from './public-lookup.ts';

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
    ['::ffff:10.0.0.1', 6],
    ['64:ff9b::a00:1', 6],
    ['fd00::1', 6],
    ['fe80::1', 6],
    ['ff02::1', 6],
  ])('is not %s', (address, family) => {
    expect(isPublicAddress(address, family)).toBe(false);
  });

  it.each([
    ['142.250.182.10', 4],
    ['17.253.144.10', 4],
    ['2404:6800:4007:81c::200a', 6],
  ])('may be %s', (address, family) => {
    expect(isPublicAddress(address, family)).toBe(true);
  });

  it.each([{ all: true }, {}])(
    'is not that of a name which leads to this machine, with %j',
    async (options) => {
      const found = new Promise((resolve) =>
        publicLookup('localhost', options, (...answer) => resolve(answer[0])),
      );
      expect(await found).toEqual(new Error('the host name leads to an address that is not public'));
    },
  );
});
