import * as accounts from '@haat/contract/accounts';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import { clientAddressOf } from '../../platform/http/client-address.ts';
import { pathId } from '../../platform/http/path-id.ts';
import type { Slice } from '../../platform/slice-context.ts';
import { viewCities, viewUser } from './account.views.ts';
import { accountMessages } from './accounts.messages.ts';
import { problemOfEndpoint, registerDevice, removeWebPush } from './devices/register-device.ts';
import { endOtherSessions, endSession, logOut } from './sessions/end-sessions.ts';
import { viewSessions } from './sessions/session.views.ts';
import { issueLoginCode, revokeLoginCode } from './sign-in/issue-login-code.ts';
import { verifyLogin } from './sign-in/verify-login.ts';
import { setPreferences, setUpUser } from './update-user.ts';

export const signInRoutes: Slice = ({ routes, database, sms, config }) => {
  routes.act(accounts.login, async ({ body: { number }, language, request }) => {
    const asked = { number, address: clientAddressOf(request) };
    const issued = await database.inTx((tx) => issueLoginCode(tx, asked, config));
    if (issued.smsAlarm) request.log.error(issued.smsAlarm);
    try {
      await sms.sendOneTimeCode({ ...issued, language });
    } catch (error) {
      await database.inTx((tx) => revokeLoginCode(tx, issued));
      request.log.warn({ err: error }, 'could not send a sign-in code');
      throw new AppError('unavailable', {
        detail: accountMessages.smsFailed,
        retryAfterSeconds: 30,
      });
    }
    return {};
  });

  routes.act(accounts.verifyLogin, async ({ body, request }) => {
    const userAgent = request.headers['user-agent'];
    const input = { ...body, address: clientAddressOf(request), userAgent };
    const answer = await database.inTx((tx) => verifyLogin(tx, input));
    if ('refusal' in answer) throw answer.refusal;
    return answer.verified;
  });

  // Not `write`: it would lock the session that this call ends.
  routes.act(accounts.logout, async ({ actor }) => {
    await database.inTx((tx) => logOut(tx, actor));
    return undefined;
  });
};

export const personRoutes: Slice = ({ routes }) => {
  routes.read(accounts.details, ({ db, actor }) => viewUser(db, actor.userId));

  routes.write(accounts.setup, async ({ tx, actor, body }) => {
    await setUpUser(tx, actor, body);
    return viewUser(tx, actor.userId);
  });

  routes.write(accounts.setPreferences, async ({ tx, actor, body }) => {
    await setPreferences(tx, actor, body);
    return viewUser(tx, actor.userId);
  });

  routes.read(accounts.cities, ({ db, query }) => viewCities(db, query));
};

export const sessionRoutes: Slice = ({ routes, database }) => {
  routes.read(accounts.listSessions, ({ db, actor, now, language, query }) =>
    viewSessions(db, { actor, now, language }, query),
  );

  // Not `write`: it would lock one session before the others, so two devices that sign each other out would deadlock.
  routes.act(accounts.endSession, async ({ actor, params }) => {
    const sessionId = pathId(params.id);
    await database.inTx((tx) => endSession(tx, actor, { sessionId }));
    return undefined;
  });

  routes.act(accounts.endOtherSessions, async ({ actor }) => {
    await database.inTx((tx) => endOtherSessions(tx, actor));
    return undefined;
  });
};

export const deviceRoutes: Slice = ({ routes, config }) => {
  routes.write(accounts.registerDevice, async ({ tx, actor, body }) => {
    const { registration_id: registrationId, cloud_message_type, active = true } = body;
    await registerDevice(tx, actor, { kind: cloud_message_type, registrationId, isActive: active });
    return { registration_id: registrationId, cloud_message_type, active };
  });

  routes.write(accounts.registerWebPush, async ({ tx, actor, body: { endpoint, keys } }) => {
    const problem = problemOfEndpoint(endpoint, config.unsafe);
    if (problem) throw invalidInput({ endpoint: [problem] });
    await registerDevice(tx, actor, { kind: 'WEBPUSH', registrationId: endpoint, keys, isActive: true });
    return { endpoint };
  });

  routes.write(accounts.removeWebPush, async ({ tx, actor, body }) => {
    await removeWebPush(tx, actor, body);
    return undefined;
  });
};
