// An operator's own second factor: passkeys, an authenticator app, and recovery codes.
import * as T from 'typebox';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { Id, IdParams, Instant, requiredName } from '../schema.ts';

const LastUse = T.Union([Instant, T.Null()]);

export const FactorState = T.Object({
  /** Each operator must have one: `OPERATOR_SECOND_FACTOR` is `required`. */
  is_required: T.Boolean(),
  /** In this session. */
  is_given: T.Boolean(),
  app: T.Union([T.Object({ created_at: Instant, last_used_at: LastUse }), T.Null()]),
  passkeys: T.Array(
    T.Object({
      id: Id,
      name: T.String(),
      /** Where it works. */
      origin: T.String(),
      created_at: Instant,
      last_used_at: LastUse,
    }),
  ),
  recovery_codes_left: T.Integer(),
});
export type FactorState = T.Static<typeof FactorState>;

/** `recovery_codes` are shown this once. Empty when there were some already. */
export const FactorAdded = T.Object({ state: FactorState, recovery_codes: T.Array(T.String()) });
export type FactorAdded = T.Static<typeof FactorAdded>;

const Text = T.String({ maxLength: limits.longText * 8 });
const Key = T.Literal('public-key');
const Descriptor = T.Object({ id: Text, type: Key, transports: T.Optional(T.Array(T.String())) });

/** WebAuthn's options in JSON, for `navigator.credentials.create`. */
export const PasskeyCreation = T.Object({
  challenge: T.String(),
  rp: T.Object({ id: T.String(), name: T.String() }),
  user: T.Object({ id: T.String(), name: T.String(), displayName: T.String() }),
  pubKeyCredParams: T.Array(T.Object({ alg: T.Integer(), type: Key })),
  timeout: T.Integer(),
  attestation: T.Literal('none'),
  excludeCredentials: T.Array(Descriptor),
  authenticatorSelection: T.Object({
    residentKey: T.Literal('preferred'),
    userVerification: T.Literal('preferred'),
  }),
});

/** WebAuthn's options in JSON, for `navigator.credentials.get`. */
export const PasskeyRequest = T.Object({
  challenge: T.String(),
  rpId: T.String(),
  timeout: T.Integer(),
  userVerification: T.Literal('preferred'),
  allowCredentials: T.Array(Descriptor),
});

const answerWith = <Parts extends T.TProperties>(parts: Parts) =>
  T.Object({ id: Text, rawId: Text, type: Key, response: T.Object({ clientDataJSON: Text, ...parts }) });

export const NewPasskey = answerWith({
  attestationObject: Text,
  transports: T.Optional(T.Array(T.String({ maxLength: limits.tag }), { maxItems: 10 })),
});
export type NewPasskey = T.Static<typeof NewPasskey>;

export const PasskeyProof = answerWith({ authenticatorData: Text, signature: Text });
export type PasskeyProof = T.Static<typeof PasskeyProof>;

const AppCode = T.String({ pattern: '^[0-9]{6}$' });

/** All tries together, besides the growing wait after wrong codes. */
const tries = { perMinute: 60, countedAs: 'second factor' } as const;

export const getFactor = endpoint({
  method: 'GET',
  path: '/operator/second-factor/',
  who: 'operator',
  factor: 'open',
  summary: 'Get your second factor: what there is, and whether this session has given it.',
  responses: { 200: FactorState },
});

export const beginApp = endpoint({
  method: 'POST',
  path: '/operator/second-factor/app/',
  who: 'operator',
  factor: 'own',
  summary:
    'Get a new secret for an authenticator app. It replaces nothing until a code confirms it, within 15 minutes.',
  responses: { 200: T.Object({ secret: T.String(), link: T.String() }) },
});

export const confirmApp = endpoint({
  method: 'POST',
  path: '/operator/second-factor/app/confirm/',
  who: 'operator',
  factor: 'own',
  summary: 'Add the authenticator app with a first code from it.',
  body: T.Object({ code: AppCode }),
  responses: { 200: FactorAdded },
  fails: ['factor.invalid'],
  ...tries,
});

export const removeApp = endpoint({
  method: 'DELETE',
  path: '/operator/second-factor/app/',
  who: 'operator',
  factor: 'own',
  summary: 'Remove the authenticator app. Without an app or a passkey, the recovery codes end too.',
  responses: { 200: FactorState },
  fails: ['not_found'],
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: '/operator/second-factor/passkeys/options/',
  who: 'operator',
  factor: 'own',
  summary:
    'Begin to add a passkey. It works at the address of this page only. The options are good for 5 minutes.',
  responses: { 200: PasskeyCreation },
  fails: ['factor.elsewhere'],
  ...tries,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: '/operator/second-factor/passkeys/',
  who: 'operator',
  factor: 'own',
  summary: 'Add the passkey that the browser has made.',
  body: T.Object({ name: requiredName(limits.tag), response: NewPasskey }),
  responses: { 200: FactorAdded },
  fails: ['factor.invalid'],
  ...tries,
});

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/operator/second-factor/passkeys/{id}/',
  who: 'operator',
  factor: 'own',
  summary: 'Remove a passkey. Without an app or a passkey, the recovery codes end too.',
  params: IdParams,
  responses: { 200: FactorState },
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/operator/second-factor/recovery-codes/',
  who: 'operator',
  factor: 'fresh',
  summary: 'Make ten new recovery codes. The old ones end. Without a second factor: `not_found`.',
  responses: { 200: FactorAdded },
  fails: ['not_found'],
  ...tries,
});

export const giveCode = endpoint({
  method: 'POST',
  path: '/operator/second-factor/give/code/',
  who: 'operator',
  factor: 'open',
  summary:
    'Give the second factor with a code from the authenticator app. After 5 wrong codes, each costs a longer wait.',
  body: T.Object({ code: AppCode }),
  responses: { 200: FactorState },
  fails: ['factor.invalid'],
  ...tries,
});

export const giveRecoveryCode = endpoint({
  method: 'POST',
  path: '/operator/second-factor/give/recovery-code/',
  who: 'operator',
  factor: 'open',
  summary:
    'Give the second factor with a recovery code, which ends with that. It counts wrong codes as `give/code/` does.',
  body: T.Object({ code: T.String({ minLength: 1, maxLength: limits.tag }) }),
  responses: { 200: FactorState },
  fails: ['factor.invalid'],
  ...tries,
});

export const beginGivePasskey = endpoint({
  method: 'POST',
  path: '/operator/second-factor/give/passkey/options/',
  who: 'operator',
  factor: 'open',
  summary: 'Begin to give a passkey of this address. The options are good for 5 minutes.',
  responses: { 200: PasskeyRequest },
  fails: ['factor.elsewhere'],
  ...tries,
});

export const givePasskey = endpoint({
  method: 'POST',
  path: '/operator/second-factor/give/passkey/',
  who: 'operator',
  factor: 'open',
  summary: 'Give the second factor with the passkey that the browser has used.',
  body: T.Object({ response: PasskeyProof }),
  responses: { 200: FactorState },
  fails: ['factor.invalid'],
  ...tries,
});
