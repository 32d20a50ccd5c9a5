// Which address a limit counts, behind no proxy, a number of proxies and named proxies.
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { clientAddressOf, trustOf } from './client-address.ts';

interface Sent {
  readonly trust?: string;
  readonly socket?: string;
  readonly forwarded?: string;
}

async function addressOf({ trust = 'off', socket = '127.0.0.1', forwarded }: Sent): Promise<string> {
  const app = fastify({ trustProxy: trustOf(readConfig({ TRUST_PROXY: trust }).trustProxy) });
  app.get('/', async (request) => clientAddressOf(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: socket, headers });
  await app.close();
  return body;
}

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['2001:db8:0:7:a:b:c:d', '2001:db8:0:7::/64'],
    ['2001:0DB8::7:1:2:3:4', '2001:db8:0:7::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s [LIMIT-4]', async (socket, counted) => {
    expect(await addressOf({ socket })).toBe(counted);
    expect(await addressOf({ trust: '1', forwarded: socket })).toBe(counted);
  });

  it('loses its port', async () => {
    expect(await addressOf({ trust: '1', forwarded: '203.0.113.9:50123' })).toBe('203.0.113.9');
    expect(await addressOf({ trust: '1', forwarded: '[2001:db8::1]:443' })).toBe('2001:db8:0:0::/64');
    expect(await addressOf({ trust: '1', forwarded: '[2001:db8::1]' })).toBe('2001:db8:0:0::/64');
  });
});

describe('a forwarded address', () => {
  const forwarded = '1.1.1.1, 2.2.2.2:80, 3.3.3.3';

  it.each([
    ['off', '127.0.0.1'],
    ['1', '3.3.3.3'],
    ['2', '2.2.2.2'],
    ['127.0.0.1', '3.3.3.3'],
    ['127.0.0.0/8, 3.3.3.3', '2.2.2.2'],
    ['::1, 127.0.0.1, 3.3.3.0/24, 2.2.2.2', '1.1.1.1'],
    ['10.0.0.0/8', '127.0.0.1'],
  ])('with TRUST_PROXY=%s it is %s [LIMIT-4]', async (trust, counted) => {
    expect(await addressOf({ trust, forwarded })).toBe(counted);
  });

  it("that is invalid makes the proxy's address count", async () => {
    expect(await addressOf({ trust: '1', forwarded: '1.1.1.1, unknown' })).toBe('127.0.0.1');
    expect(await addressOf({ trust: '1' })).toBe('127.0.0.1');
  });

  it('is accepted from an IPv4 proxy on an IPv6 socket [LIMIT-4]', async () => {
    const sent = { trust: '10.0.0.0/8', socket: '::ffff:10.1.2.3', forwarded };
    expect(await addressOf(sent)).toBe('3.3.3.3');
  });
});

it('one /64 shares the limits of codes and of calls [LIMIT-4]', async () => {
  const t = await createTestApp({ OTP_LIMIT_PER_IP: '2', RATE_LIMIT_PER_MINUTE: '3', TRUST_PROXY: '1' });
  const ask = (address: string, number: string) =>
    t.nobody.post('/users/login/', { number }, { 'x-forwarded-for': address });
  try {
    expect((await ask('[2001:db8::1]:1000', '+919000000101')).status).toBe(200);
    expect((await ask('2001:db8::ffff', '+919000000102')).status).toBe(200);
    const third = await ask('2001:db8:0:0:5::1', '+919000000103');
    expect(third.status).toBe(429);
    expect((await ask('2001:db8:0:1::1', '+919000000103')).status).toBe(200);
    expect((await ask('203.0.113.9:1', '+919000000104')).status).toBe(200);
  } finally {
    await t.close();
  }
});
