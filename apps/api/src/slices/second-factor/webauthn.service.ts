// Makes and checks WebAuthn's options and answers. The package takes memory, so only a call with a passkey loads it.
import type { NewPasskey, PasskeyProof } from '@haat/contract/operator/second-factor';
import type { Db } from '../../platform/database.ts';
import { elsewhere, type Place, passkeyLifeMs } from './passkey-place.ts';
import { type Begun, listPasskeys, type NewPasskeyRow, type PasskeyRow } from './second-factor.queries.ts';

const load = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256. The package's own list asks Node for algorithms that it calls experimental. */
const algorithms = [-8, -7, -257];

interface Owner {
  readonly userId: number;
  readonly label: string;
  readonly appName: string;
}

type Known = Pick<PasskeyRow, 'credentialId' | 'transports'>;

const descriptorOf = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

export async function makeCreation(db: Db, { userId, label, appName }: Owner, { rpId }: Place) {
  const { generateRegistrationOptions } = await load();
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: appName,
    rpID: rpId,
    userName: label,
    supportedAlgorithmIDs: algorithms,
    userID: new Uint8Array(Buffer.from(`operator-${userId}`)),
  });
  return {
    challenge,
    rp: { id: rpId, name: appName },
    user: { ...user, displayName: label },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' as const })),
    timeout: passkeyLifeMs,
    attestation: 'none' as const,
    excludeCredentials: (await listPasskeys(db, userId)).map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'preferred' as const },
  };
}

/** Throws `factor.elsewhere` for a person without a passkey of this page. */
export async function makeRequest(db: Db, userId: number, { origin, rpId }: Place) {
  const all = await listPasskeys(db, userId);
  const known = all.filter((passkey) => passkey.origin === origin);
  if (known.length === 0) throw elsewhere(all.map((passkey) => passkey.origin));
  const { generateAuthenticationOptions } = await load();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return {
    challenge,
    rpId,
    timeout: passkeyLifeMs,
    userVerification: 'preferred' as const,
    allowCredentials: known.map(descriptorOf),
  };
}

/** Undefined when the answer doesn't fit what was asked: the package throws then. */
export async function checkNewPasskey(
  response: NewPasskey,
  { value: challenge, origin }: Begun,
): Promise<Omit<NewPasskeyRow, 'userId' | 'name'> | undefined> {
  const { verifyRegistrationResponse } = await load();
  const checked = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: response.response.transports ?? [],
    origin,
  };
}

export interface Proven {
  readonly passkeyId: number;
  readonly counter: number;
}

/** Undefined when no passkey of the person fits the proof and what was asked. */
export async function checkProof(
  db: Db,
  userId: number,
  { response, begun }: { readonly response: PasskeyProof; readonly begun: Begun },
): Promise<Proven | undefined> {
  const known = (await listPasskeys(db, userId)).find(
    ({ credentialId, origin }) => credentialId === response.id && origin === begun.origin,
  );
  const counter = known && (await counterOf(response, begun, known));
  return known && counter !== undefined ? { passkeyId: known.id, counter } : undefined;
}

/** Undefined when the proof doesn't fit: the package throws then. */
async function counterOf(
  response: PasskeyProof,
  { value: challenge, origin }: Begun,
  { credentialId, publicKey, counter }: PasskeyRow,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load();
  const checked = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: new URL(origin).hostname,
    credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: false,
  }).catch(() => undefined);
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined;
}
