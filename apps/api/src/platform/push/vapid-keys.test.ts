import { expect, it } from 'vitest';
import { isPair, makeVapidKeys } from './vapid-keys.ts';

it('makes a new matching pair each time [PUSH-11]', () => {
  const pairs = Array.from({ length: 300 }, makeVapidKeys);
  for (const pair of pairs) {
    expect(Buffer.from(pair.publicKey, 'base64url')).toHaveLength(65);
    // One in 256 begins with a zero byte.
    expect(Buffer.from(pair.privateKey, 'base64url')).toHaveLength(32);
    expect(isPair(pair)).toBe(true);
  }
  expect(new Set(pairs.map(({ privateKey }) => privateKey)).size).toBe(pairs.length);
});

it("recognises that halves of two pairs don't match", () => {
  const [one, other] = [makeVapidKeys(), makeVapidKeys()];
  expect(isPair({ ...one, privateKey: other.privateKey })).toBe(false);
  const zeros = Buffer.alloc(32).toString('base64url');
  expect(isPair({ ...one, privateKey: zeros })).toBe(false);
});
