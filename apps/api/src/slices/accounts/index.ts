// Sign-in, people, cities and devices.

import { wholeList } from '../../platform/page.ts';
import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { deviceRoutes, personRoutes, sessionRoutes, signInRoutes } from './account.routes.ts';
import { accountSweeps } from './account.sweeps.ts';
import { accountSteps } from './account-steps.views.ts';
import { viewDevices } from './device.views.ts';
import { operatorCityRoutes } from './operator-cities.routes.ts';
import { operatorUserRoutes } from './operator-users.routes.ts';
import { viewSessions } from './session.views.ts';

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
export { blockUser, unblockUser } from './block-user.ts';
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
} from './city.queries.ts';
export { countOneMore } from './code-limit.queries.ts';
export {
  type CodeLimits,
  returnNumberPlace,
  returnSmsPlace,
  takeNumberPlace,
  takeSmsPlace,
} from './code-limits.ts';
export { createCity } from './create-city.ts';
export { deletePerson } from './delete-person.ts';
export { deletePushDevice, findPushDevice, listPushDevices } from './device.queries.ts';
export { endSessions } from './end-sessions.ts';
export { findOrCreateUserByNumber } from './find-or-create-user.ts';
export {
  makeDeliverer,
  makeOperator,
  moveDeliverer,
  type RoleGiven,
  requireOtherOperator,
  takeDelivererRole,
  takeOperatorRole,
} from './give-role.ts';
export { hashCode, isSameCode, makeCode } from './one-time-code.ts';
export { matchesNumber, matchesPerson } from './operator-users.views.ts';
export { fullNameOf, getPerson, type Person } from './person.ts';
export { problemOfEndpoint } from './push-endpoint.ts';
export { recordExport } from './record-export.ts';
export { recordNumberSearch } from './record-number-search.ts';
export { recordNumberView } from './record-number-view.ts';
export { requireSession } from './require-session.ts';
export {
  forgetFactorGiven,
  lockActor,
  lockSessionsOf,
  noteFactorGiven,
} from './session.queries.ts';
export { makeSessionReader } from './session-reader.service.ts';
export { setUpUser, type UserSetup } from './set-up-user.ts';
export { shownName } from './shown-name.ts';
export { useLoginCode } from './use-login-code.ts';
export {
  findAndLockUser,
  findUserByNumber,
  hasOperator,
  listDeliverers,
  lockUser,
  lockUserToDelete,
} from './user.queries.ts';
export {
  markCustomerSetUp,
  markShopSetUp,
  setOnDuty,
  setSecondFactor,
  setShopVerified,
} from './user-flags.ts';
export { waitWords } from './wait-words.ts';
