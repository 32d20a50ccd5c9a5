import { afterEach, expect, it, vi } from 'vitest';
import { openDnsServer } from '../../testing/push/dns-server.ts';
import { openStandIn, type StandIn } from '../../testing/push/stand-in.ts';
import { NoAnswerError, type Post, post } from './post.ts';
import { makePublicLookup } from './public-lookup.ts';

const services: StandIn[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

async function serve(...answers: Parameters<typeof openStandIn>): Promise<StandIn> {
  const service = await openStandIn(...answers);
  services.push(service);
  return service;
}

const send = (url: string, more: Partial<Post> = {}) =>
  post({ url, headers: {}, body: 'hello', signal: new AbortController().signal, ...more });

it('sends the body, and reads status, text and Retry-After', async () => {
  const service = await serve(() => ({ status: 429, headers: { 'Retry-After': '120' }, body: 'slow down' }));
  expect(await send(service.url)).toEqual({ status: 429, retryAfter: 120, text: 'slow down' });
  expect(service.received[0]?.body.toString()).toBe('hello');
});

it('reads a date in Retry-After, and ignores an invalid one', async () => {
  const inAMinute = new Date(Date.now() + 60_000).toUTCString();
  const headers = [inAMinute, 'Sat, 01 Jan 2000 00:00:00 GMT', 'soon', '-5'];
  const service = await serve(() => ({ status: 503, headers: { 'Retry-After': headers.shift() ?? '' } }));
  const { retryAfter } = await send(service.url);
  expect(retryAfter).toBeGreaterThan(50);
  expect(retryAfter).toBeLessThanOrEqual(60);
  for (let left = headers.length; left > 0; left -= 1) expect((await send(service.url)).retryAfter).toBe(0);
});

it('follows no redirect', async () => {
  const service = await serve(() => ({ status: 302, headers: { Location: '/elsewhere' } }));
  expect((await send(service.url)).status).toBe(302);
  expect(service.received.map(({ path }) => path)).toEqual(['/']);
});

it('rejects when the line is cut, or nobody answers in time [PUSH-5]', async () => {
  const service = await serve(({ path }) => (path === '/cut' ? 'cut' : 'silence'));
  await expect(send(`${service.url}/cut`)).rejects.not.toBeInstanceOf(NoAnswerError);
  await expect(send(`${service.url}/silence`, { limitMs: 20 })).rejects.toBeInstanceOf(NoAnswerError);
});

it('rejects at once when the server stops', async () => {
  const service = await serve(() => 'silence');
  await expect(send(service.url, { signal: AbortSignal.abort() })).rejects.toThrow();
});

it('does not connect to a name that leads to this machine [PUSH-9]', async () => {
  const service = await serve(() => ({ status: 201 }));
  const url = service.url.replace('127.0.0.1', 'localhost');
  await expect(send(url, { lookup: makePublicLookup() })).rejects.toThrow('not public');
  expect(service.received).toEqual([]);
});

it('calls other names at once while name servers do not answer [PUSH-80]', async () => {
  const dns = await openDnsServer(() => undefined);
  const lookup = makePublicLookup([dns.address]);
  const names = Array.from({ length: 8 }, (_, at) => `silent-${at}.example.com`);
  const failures = Promise.all(
    names.map((name) => send(`https://${name}/`, { lookup }).catch((error) => error)),
  );
  await vi.waitFor(() => expect(new Set(dns.asked)).toEqual(new Set(names)));
  const service = await serve(() => ({ status: 201 }));
  const answer = await send(service.url.replace('127.0.0.1', 'localhost'), { limitMs: 500 });
  expect(answer.status).toBe(201);
  // The hosts aren't silent: nobody has called them.
  for (const failure of await failures) expect(failure).toMatchObject({ code: 'ETIMEOUT' });
  dns.close();
});
