// Sign-in, people, cities and devices.
import { wholeList } from '../../platform/page.ts';
import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { deviceRoutes, personRoutes, sessionRoutes, signInRoutes } from './account.routes.ts';
import { accountSweeps } from './account.sweeps.ts';
import { accountSteps, viewDevices } from './account.views.ts';
import { operatorCityRoutes } from './cities/operator-cities.routes.ts';
import { operatorUserRoutes } from './desk/operator-users.routes.ts';
import { viewSessions } from './sessions/session.views.ts';

export const accounts: Manifest<'accounts'> = {
  start: (context) => {
    signInRoutes(context);
    personRoutes(context);
    sessionRoutes(context);
    deviceRoutes(context);
    operatorUserRoutes(context);
    accountSweeps(context);
    operatorCityRoutes(context);
  },
  tables: {
    reference: ['cities', 'users'],
    local: [
      'address_keys',
      'code_limits',
      'devices',
      'known_addresses',
      'notification_counts',
      'sent_codes',
      'sessions',
      'wrong_guesses',
    ],
  },
  ownData: {
    devices: (db, { actor }) => onePage(() => viewDevices(db, actor.userId)),
    sessions: (db, whose) =>
      onePage(async () => (await viewSessions(db, whose, { limit: wholeList })).results),
  },
  steps: accountSteps,
};

export { homeTimeZone } from '@haat/contract/times';
export type {
  PersonDeleted,
  PersonNamed,
  PowerAction,
  PowersChanged,
  RecordChanged,
} from './account.event-types.ts';
export { viewUser } from './account.views.ts';
export {
  type City,
  findCity,
  findCityByNameOrId,
  findFirstCity,
  getCity,
  listCityIds,
  lockCity,
  type NewCity,
  requireCity,
} from './cities/city.queries.ts';
export { createCity } from './cities/edit-city.ts';
export { deletePerson } from './delete-person.ts';
export { blockUser, unblockUser } from './desk/block-user.ts';
export {
  makeDeliverer,
  makeOperator,
  moveDeliverer,
  type RoleGiven,
  requireOtherOperator,
  takeDelivererRole,
  takeOperatorRole,
} from './desk/give-role.ts';
export { matchesNumber, matchesPerson } from './desk/operator-users.views.ts';
export { recordExport, recordNumberSearch, recordNumberView } from './desk/record-reading.ts';
export { deletePushDevice, findPushDevice, listPushDevices } from './devices/device.queries.ts';
export { problemOfEndpoint } from './devices/register-device.ts';
export { fullNameOf, getPerson, type Person, shownName } from './person.ts';
export { endSessions, requireSession } from './sessions/end-sessions.ts';
export {
  forgetFactorGiven,
  lockActor,
  lockSessionsOf,
  noteFactorGiven,
} from './sessions/session.queries.ts';
export { makeSessionReader } from './sessions/session-reader.service.ts';
export {
  type CodeLimits,
  returnNumberPlace,
  returnSmsPlace,
  takeNumberPlace,
  takeSmsPlace,
} from './sign-in/code-limits.ts';
export { hashCode, isSameCode, makeCode, waitWords } from './sign-in/code-rules.ts';
export { countOneLess, countOneMore } from './sign-in/sign-in.queries.ts';
export { findOrCreateUserByNumber, useLoginCode } from './sign-in/verify-login.ts';
export { setUpUser, type UserSetup } from './update-user.ts';
export {
  findAndLockUser,
  findUserByNumber,
  hasOperator,
  listDeliverers,
  listOperators,
  lockUser,
  lockUserToDelete,
  markCustomerSetUp,
  markShopSetUp,
  setOnDuty,
  setSecondFactor,
  setShopVerified,
} from './user.queries.ts';
