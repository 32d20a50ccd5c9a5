// The secrets of authenticator apps, encrypted with a key of this installation (AES-256-GCM).
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (installationSecret: string): Buffer =>
  createHash('sha256').update(installationSecret).digest();

/** Only for this person: a copy in another person's row doesn't open. */
const ownerOf = (userId: number): Buffer => Buffer.from(`authenticator app of ${userId}`);

export function sealSecret(secret: string, userId: number, installationSecret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(installationSecret), nonce).setAAD(ownerOf(userId));
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Throws when the row was changed, or belongs to another person or installation. */
export function openSecret(sealed: string, userId: number, installationSecret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, keyOf(installationSecret), nonce, { authTagLength: tagBytes })
    .setAAD(ownerOf(userId))
    .setAuthTag(tag);
  const rest = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
}
