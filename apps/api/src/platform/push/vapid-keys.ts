// The key pair by which push services know this server (VAPID, RFC 8292), both in base64url.
import { createECDH } from 'node:crypto';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';

export function makeVapidKeys(): VapidKeys {
  const ecdh = createECDH(curve);
  const publicKey = ecdh.generateKeys().toString('base64url');
  // A private key that begins with a zero byte would be shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return { publicKey, privateKey: privateKey.toString('base64url') };
}

/** Whether push services will accept what the one signs for the other. */
export function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  const ecdh = createECDH(curve);
  try {
    ecdh.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return ecdh.getPublicKey('base64url') === publicKey.replace(/=+$/, '');
}
