// None of these is a `write`: it would keep the answers, and some contain secrets.
import * as factor from '@haat/contract/operator/second-factor';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { factsOf } from '../../platform/http/log-refusals.ts';
import { pathId } from '../../platform/http/path-id.ts';
import { readInstallationSecret } from '../../platform/installation-secret.ts';
import { deskOnly } from '../../platform/localized-text.ts';
import type { Slice, SliceContext } from '../../platform/slice-context.ts';
import { getPerson, shownName } from '../accounts/index.ts';
import { appLink, beginApp, checkNewApp, confirmApp, giveAppCode, removeApp } from './authenticator-app.ts';
import { giveRecoveryCode, renewRecoveryCodes, requireAnyFactor } from './give-recovery-code.ts';
import { placeOf } from './passkey-place.ts';
import { addPasskey, beginPasskey, givePasskey, removePasskey, takePasskeyBegun } from './passkeys.ts';
import { hashTyped, makeNewCodes } from './recovery-hash.service.ts';
import { viewFactor } from './second-factor.views.ts';
import { checkNewPasskey, checkProof, makeCreation, makeRequest } from './webauthn.service.ts';

const unusable = (): AppError =>
  new AppError('factor.invalid', { detail: deskOnly('The passkey was not accepted. Try again.') });

export const factorRoutes: Slice = (context) => {
  const { routes, database, config } = context;
  const stateOf = makeStateOf(context);

  routes.read(factor.getFactor, ({ db, actor }) =>
    viewFactor(db, actor, config.operatorSecondFactor === 'required'),
  );

  routes.act(factor.beginApp, async ({ db, actor }) => {
    const installationSecret = await readInstallationSecret(db, 'second_factor');
    const secret = await database.inTx((tx) => beginApp(tx, actor, installationSecret));
    const label = shownName(await getPerson(db, actor.userId)).en;
    return { secret, link: appLink(secret, { appName: config.appName, label }) };
  });

  routes.act(factor.confirmApp, async ({ db, actor, body: { code } }) => {
    const installationSecret = await readInstallationSecret(db, 'second_factor');
    const confirmation = { code, installationSecret };
    // Hashing takes most of a second, so a wrong code is refused before it.
    await database.inTx((tx) => checkNewApp(tx, actor, confirmation));
    const newCodes = await makeNewCodes();
    const codes = await database.inTx((tx) => confirmApp(tx, actor, { ...confirmation, newCodes }));
    return { state: await stateOf(actor), recovery_codes: [...codes] };
  });

  removalRoutes(context);
  newPasskeyRoutes(context);
};

const removalRoutes: Slice = (context) => {
  const { routes, database } = context;
  const stateOf = makeStateOf(context);

  routes.act(factor.removeApp, async ({ actor }) => {
    await database.inTx((tx) => removeApp(tx, actor));
    return stateOf(actor);
  });

  routes.act(factor.removePasskey, async ({ actor, params }) => {
    const passkeyId = pathId(params.id);
    await database.inTx((tx) => removePasskey(tx, actor, passkeyId));
    return stateOf(actor);
  });

  routes.act(factor.renewRecoveryCodes, async ({ actor }) => {
    requireAnyFactor(actor);
    const newCodes = await makeNewCodes();
    await database.inTx((tx) => renewRecoveryCodes(tx, actor, newCodes));
    return { state: await stateOf(actor), recovery_codes: [...newCodes.codes] };
  });
};

const newPasskeyRoutes: Slice = (context) => {
  const { routes, database, config } = context;
  const stateOf = makeStateOf(context);

  routes.act(factor.beginPasskey, async ({ db, actor, request }) => {
    const place = placeOf(request.headers.origin);
    const label = shownName(await getPerson(db, actor.userId)).en;
    const owner = { userId: actor.userId, appName: config.appName, label };
    const options = await makeCreation(db, owner, place);
    const begun = { value: options.challenge, origin: place.origin };
    await database.inTx((tx) => beginPasskey(tx, actor, 'add_passkey', begun));
    return options;
  });

  routes.act(factor.addPasskey, async ({ actor, body: { name, response } }) => {
    const begun = await database.inTx((tx) => takePasskeyBegun(tx, actor, 'add_passkey'));
    const checked = begun && (await checkNewPasskey(response, begun));
    if (!checked) throw unusable();
    const newCodes = await makeNewCodes();
    const passkey = { ...checked, name };
    const codes = await database.inTx((tx) => addPasskey(tx, actor, { passkey, newCodes }));
    return { state: await stateOf(actor), recovery_codes: [...codes] };
  });
};

export const giveRoutes: Slice = (context) => {
  const { routes, database } = context;
  const answerFor = makeAnswerFor(context);

  routes.act(factor.giveCode, async ({ db, actor, body: { code }, request }) => {
    const installationSecret = await readInstallationSecret(db, 'second_factor');
    const refusal = await database.inTx((tx) => giveAppCode(tx, actor, { code, installationSecret }));
    return answerFor(request, actor, { refusal, way: 'app' });
  });

  routes.act(factor.giveRecoveryCode, async ({ db, actor, body, request }) => {
    const typedHash = await hashTyped(db, actor.userId, body.code);
    const refusal = await database.inTx((tx) => giveRecoveryCode(tx, actor, typedHash));
    return answerFor(request, actor, { refusal, way: 'recovery_code' });
  });

  routes.act(factor.beginGivePasskey, async ({ db, actor, request }) => {
    const place = placeOf(request.headers.origin);
    const options = await makeRequest(db, actor.userId, place);
    const begun = { value: options.challenge, origin: place.origin };
    await database.inTx((tx) => beginPasskey(tx, actor, 'give_passkey', begun));
    return options;
  });

  routes.act(factor.givePasskey, async ({ db, actor, body: { response }, request }) => {
    const begun = await database.inTx((tx) => takePasskeyBegun(tx, actor, 'give_passkey'));
    const proven = begun && (await checkProof(db, actor.userId, { response, begun }));
    const isGiven = proven && (await database.inTx((tx) => givePasskey(tx, actor, proven)));
    return answerFor(request, actor, { refusal: isGiven ? undefined : unusable(), way: 'passkey' });
  });
};

function makeStateOf({ database, config }: SliceContext) {
  return (actor: Actor) => viewFactor(database.db, actor, config.operatorSecondFactor === 'required');
}

interface Outcome {
  readonly refusal: AppError | undefined;
  readonly way: 'app' | 'passkey' | 'recovery_code';
}

function makeAnswerFor(context: SliceContext) {
  const stateOf = makeStateOf(context);
  return async (request: FastifyRequest, actor: Actor, { refusal, way }: Outcome) => {
    if (refusal) throw refusal;
    await context.security.tell('second_factor.given', { ...factsOf(request, actor), way }, request.log);
    return stateOf(actor);
  };
}
