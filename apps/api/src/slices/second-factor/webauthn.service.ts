// Makes and checks WebAuthn's options and answers. The package takes memory, so only a call with a passkey loads it.
import type { NewPasskey, PasskeyProof } from '@haat/contract/operator/second-factor';
import { passkeyLifeMs } from './begin-passkey.ts';
import type { NewPasskeyRow, PasskeyRow } from './passkey.queries.ts';
import type { Place } from './passkey-place.ts';

const load = () => import('@simplewebauthn/server');

/** Ed25519, ES256 and RS256. The package's own list asks Node for algorithms that it calls experimental. */
const algorithms = [-8, -7, -257];

interface Owner {
  readonly userId: number;
  readonly label: string;
  readonly appName: string;
}

export interface Expected {
  readonly challenge: string;
  readonly origin: string;
}

type Known = Pick<PasskeyRow, 'credentialId' | 'transports'>;

const descriptorOf = ({ credentialId, transports }: Known) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports,
});

export async function makeCreation(
  { userId, label, appName }: Owner,
  { rpId }: Place,
  known: readonly Known[],
) {
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
    excludeCredentials: known.map(descriptorOf),
    authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'preferred' as const },
  };
}

export async function makeRequest({ rpId }: Place, known: readonly Known[]) {
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
  { challenge, origin }: Expected,
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

/** The new counter. Undefined when the proof doesn't fit the passkey and what was asked: the package throws then. */
export async function checkProof(
  response: PasskeyProof,
  { challenge, origin }: Expected,
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
