import { expect, it } from 'vitest';
import { makeBrowser } from './browser.ts';

/** From RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

it('the stand-in of a browser decrypts the example of RFC 8291', () => {
  const browser = makeBrowser({ privateKey: bytes(example.privateKey), auth: bytes(example.auth) });
  expect(browser.keys.p256dh).toBe(example.p256dh);
  expect(browser.decrypt(bytes(example.message))).toBe(example.text);
  expect(() => makeBrowser().decrypt(bytes(example.message))).toThrow();
});
