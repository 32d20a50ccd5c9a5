// A browser with a push subscription: it has the keys, and decrypts what it gets as RFC 8291 says.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface TestBrowser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** Throws when the message isn't for it. */
  decrypt(body: Buffer): string;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

interface Secrets {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

/** Without secrets, it makes its own. */
export function makeBrowser(secrets?: Secrets): TestBrowser {
  const ecdh = createECDH('prime256v1');
  if (secrets) ecdh.setPrivateKey(secrets.privateKey);
  else ecdh.generateKeys();
  const publicKey = ecdh.getPublicKey();
  const auth = secrets?.auth ?? randomBytes(16);
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt: (body) => {
      const [salt, size, idLength] = [body.subarray(0, 16), body.readUInt32BE(16), body.readUInt8(20)];
      const server = body.subarray(21, 21 + idLength);
      const record = body.subarray(21 + idLength);
      if (record.length > size) throw new Error('more than one record');
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, server]);
      const secret = derive(ecdh.computeSecret(server), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([opener.update(record.subarray(0, -16)), opener.final()]);
      const end = padded.lastIndexOf(2);
      if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding');
      return padded.subarray(0, end).toString('utf8');
    },
  };
}
