// A stand-in for the passkeys of a browser, with real keys and signatures (WebAuthn, ES256, no attestation).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** CBOR: a byte string of 24 to 255 bytes. */
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

interface Device {
  readonly credentialId: Buffer;
  readonly x: string;
  readonly y: string;
  readonly privateKey: KeyObject;
  counter: number;
}

const coseKey = ({ x, y }: Device): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);

function authData(device: Device, rpId: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
  device.counter += 1;
  const count = Buffer.alloc(4);
  count.writeUInt32BE(device.counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest]);
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function attestationOf(device: Device, rpId: string): Buffer {
  const { credentialId } = device;
  const length = Buffer.from([0, credentialId.length]);
  const credential = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(device)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(authData(device, rpId, 0x41, credential)),
  ]);
}

export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const device: Device = { credentialId: randomBytes(16), x, y, privateKey, counter: 0 };
  const id = base64(device.credentialId);
  const answer = { id, rawId: id, type: 'public-key' };
  return {
    create(challenge: string, origin: string) {
      const clientDataJSON = base64(clientData('webauthn.create', challenge, origin));
      const attestationObject = base64(attestationOf(device, new URL(origin).hostname));
      return { ...answer, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },
    get(challenge: string, origin: string) {
      const client = clientData('webauthn.get', challenge, origin);
      const data = authData(device, new URL(origin).hostname, 0x01);
      const signature = base64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey));
      const response = { clientDataJSON: base64(client), authenticatorData: base64(data), signature };
      return { ...answer, response };
    },
  };
}
