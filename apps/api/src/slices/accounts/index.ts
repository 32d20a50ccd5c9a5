// Sign-in, people, cities and devices.

import type { Slice } from '../../platform/slice-context.ts';
import { deviceRoutes, personRoutes, sessionRoutes, signInRoutes } from './account.routes.ts';
import { accountSweeps } from './account.sweeps.ts';
import { operatorCityRoutes } from './operator-cities.routes.ts';
import { operatorUserRoutes } from './operator-users.routes.ts';

export const accounts: Slice = (context) => {
  signInRoutes(context);
  personRoutes(context);
  sessionRoutes(context);
  deviceRoutes(context);
  operatorUserRoutes(context);
  accountSweeps(context);
  operatorCityRoutes(context);
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
export { createCity } from './create-city.ts';
export { deletePerson } from './delete-person.ts';
export { deletePushDevice, findPushDevice, listPushDevices } from './device.queries.ts';
export { viewDevices } from './device.views.ts';
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
export { matchesNumber, matchesPerson } from './operator-users.views.ts';
export { fullNameOf, getPerson, type Person } from './person.ts';
export { problemOfEndpoint } from './push-endpoint.ts';
export { recordExport } from './record-export.ts';
export { recordNumberSearch } from './record-number-search.ts';
export { recordNumberView } from './record-number-view.ts';
export { requireSession } from './require-session.ts';
export { lockActor, lockSessionsOf, noteWrite } from './session.queries.ts';
export { viewSessions } from './session.views.ts';
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
export { markCustomerSetUp, markShopSetUp, setShopVerified } from './user-flags.ts';
