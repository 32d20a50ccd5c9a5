// The codes of authenticator apps (RFC 6238): six digits that change every 30 seconds. Their secrets are encrypted with a key of this
// installation (AES-256-GCM).
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import { requireRecentSignIn } from '../../platform/second-factor-rule.ts';
import { noteFactorGiven } from '../accounts/index.ts';
import { countWrongCode, requireNoWait } from './count-wrong-code.ts';
import { lockOwnFactor, noteFactorAdded, noteFactorRemoved, recordFactorChange } from './factor-changes.ts';
import type { HashedCodes } from './recovery-code.ts';
import {
  deleteApp,
  deleteWrong,
  findApp,
  findBegun,
  noteAppUse,
  putApp,
  putBegun,
  takeBegun,
} from './second-factor.queries.ts';

const stepMs = 30_000;
/** The clock of a phone may be a step off. */
const window = 1;

/** 160 random bits in base32, as apps take them. */
const makeAppSecret = (): string => new Secret({ size: 20 }).base32;

interface Owner {
  readonly appName: string;
  readonly label: string;
}

/** The link that an app reads from a QR code. */
export const appLink = (secret: string, { appName, label }: Owner): string =>
  new TOTP({ issuer: appName, label, secret: Secret.fromBase32(secret) }).toString();

/** The step whose code this is. Undefined for a wrong code, and for one of a step that was used. */
function stepOfCode(
  secret: string,
  code: string,
  { now, lastStep }: { readonly now: Date; readonly lastStep: number },
): number | undefined {
  const timestamp = now.getTime();
  // It compares in constant time.
  const delta = new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / stepMs) + delta;
  return step > lastStep ? step : undefined;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const keyOf = (installationSecret: string): Buffer =>
  createHash('sha256').update(installationSecret).digest();

/** Only for this person: a copy in another person's row doesn't open. */
const ownerOf = (userId: number): Buffer => Buffer.from(`authenticator app of ${userId}`);

function sealSecret(secret: string, userId: number, installationSecret: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(installationSecret), nonce).setAAD(ownerOf(userId));
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** Throws when the row was changed, or belongs to another person or installation. */
function openSecret(sealed: string, userId: number, installationSecret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const nonce = bytes.subarray(0, nonceBytes);
  const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, keyOf(installationSecret), nonce, { authTagLength: tagBytes })
    .setAAD(ownerOf(userId))
    .setAuthTag(tag);
  const rest = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
}

const lifeMs = 15 * 60_000;

/** Returns the secret of an app that a code still has to confirm. */
export async function beginApp(tx: Tx, actor: Actor, installationSecret: string): Promise<string> {
  const present = await lockOwnFactor(tx, actor, 'own');
  requireRecentSignIn(present, tx.now);
  const { sessionId, userId } = present;
  const secret = makeAppSecret();
  const value = sealSecret(secret, userId, installationSecret);
  await putBegun(tx, { sessionId, purpose: 'add_app', value, origin: '' }, lifeMs);
  return secret;
}

interface Confirmation {
  readonly code: string;
  readonly installationSecret: string;
}

/** Returns the recovery codes to show. Throws `factor.invalid`. */
export async function confirmApp(
  tx: Tx,
  actor: Actor,
  { newCodes, ...confirmation }: Confirmation & { readonly newCodes: HashedCodes },
): Promise<readonly string[]> {
  const { present, secret, lastStep } = await checkNewApp(tx, actor, confirmation);
  const { userId, sessionId } = present;
  await takeBegun(tx, sessionId, 'add_app');
  await putApp(tx, { userId, secret, lastStep });
  await recordFactorChange(tx, { userId, actorId: userId, action: 'add_app' });
  return noteFactorAdded(tx, present, newCodes);
}

/** The app that this session began, whose code it is. Throws `factor.invalid`. */
export async function checkNewApp(tx: Tx, actor: Actor, { code, installationSecret }: Confirmation) {
  const present = await lockOwnFactor(tx, actor, 'own');
  const { userId, sessionId } = present;
  const begun = await findBegun(tx, sessionId, 'add_app');
  if (!begun) {
    throw new AppError('factor.invalid', {
      detail: deskOnly('This took too long. Begin again with a new QR code.'),
    });
  }
  const secret = openSecret(begun.value, userId, installationSecret);
  const lastStep = stepOfCode(secret, code, { now: tx.now, lastStep: 0 });
  if (lastStep === undefined) {
    throw new AppError('factor.invalid', {
      detail: deskOnly(
        'The code is wrong. Check that the clock of the phone is right, and enter the newest code.',
      ),
    });
  }
  return { present, secret: begun.value, lastStep };
}

/** Throws `not_found`. */
export async function removeApp(tx: Tx, actor: Actor): Promise<void> {
  const { userId } = await lockOwnFactor(tx, actor, 'own');
  if (!(await deleteApp(tx, userId))) throw new AppError('not_found');
  await recordFactorChange(tx, { userId, actorId: userId, action: 'remove_app' });
  await noteFactorRemoved(tx, userId);
}

interface AppCode {
  readonly code: string;
  readonly installationSecret: string;
}

/** Returns a refusal instead of throwing it, see `countWrongCode`. Throws `rate.limited`, `factor.invalid`. */
export async function giveAppCode(
  tx: Tx,
  actor: Actor,
  { code, installationSecret }: AppCode,
): Promise<AppError | undefined> {
  const { userId, sessionId } = await lockOwnFactor(tx, actor, 'open');
  const app = await findApp(tx, userId);
  if (!app) throw new AppError('factor.invalid', { detail: deskOnly('You have no authenticator app.') });
  await requireNoWait(tx, userId);
  const secret = openSecret(app.secret, userId, installationSecret);
  const step = stepOfCode(secret, code, { now: tx.now, lastStep: app.lastStep });
  if (step === undefined) return countWrongCode(tx, userId);
  await noteAppUse(tx, userId, step);
  await deleteWrong(tx, userId);
  await noteFactorGiven(tx, sessionId);
  return undefined;
}
