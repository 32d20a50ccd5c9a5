import * as users from '@haat/contract/operator/users';
import { pathId } from '../../../platform/http/path-id.ts';
import type { Slice } from '../../../platform/slice-context.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { updateUserRecord } from '../update-user.ts';
import { giveOperatorRole, unmakeOperator } from './give-role.ts';
import { viewUserRecord, viewUsers, viewWholeUserRecord } from './operator-users.views.ts';
import { recordNumberSearch, recordNumberView } from './record-reading.ts';

export const operatorUserRoutes: Slice = ({ routes }) => {
  routes.write(users.listUsers, async ({ tx, actor, query }) => {
    await recordNumberSearch(tx, actor, query.search);
    return viewUsers(tx, query);
  });

  routes.write(users.getUser, async ({ tx, actor, params }) => {
    const userId = pathId(params.id);
    const record = await viewWholeUserRecord(tx, userId, tx.now);
    await recordNumberView(tx, actor, userId);
    return record;
  });

  routes.write(users.updateUser, async ({ tx, actor, params, body }) => {
    const userId = pathId(params.id);
    const { version, is_blocked: isBlocked, reason, first_name: firstName, last_name: lastName } = body;
    await updateUserRecord(tx, actor, { userId, version, isBlocked, reason, firstName, lastName });
    return viewUserRecord(tx, userId, tx.now);
  });

  routes.write(users.makeOperator, async ({ tx, actor, params }) => {
    const userId = pathId(params.id);
    await giveOperatorRole(tx, actor.userId, userId);
    return viewUserRecord(tx, userId, tx.now);
  });

  routes.write(users.unmakeOperator, async ({ tx, actor, params }) => {
    await unmakeOperator(tx, actor, pathId(params.id));
    return undefined;
  });

  routes.write(users.endUserSessions, async ({ tx, actor, params }) => {
    const userId = pathId(params.id);
    await endSessions(tx, actor.userId, userId);
    return viewUserRecord(tx, userId, tx.now);
  });
};
