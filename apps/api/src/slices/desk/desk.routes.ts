import * as audit from '@haat/contract/operator/audit';
import * as setup from '@haat/contract/operator/setup';
import * as today from '@haat/contract/operator/today';
import type { Slice } from '../../platform/slice-context.ts';
import { contactsOfSettings } from '../../support-contacts.ts';
import { viewAudit } from './operator-audit.views.ts';
import { viewSetup } from './setup.views.ts';
import { viewToday } from './today.views.ts';

export const deskRoutes: Slice = ({ routes, config }) => {
  routes.read(audit.listAudit, ({ db, query }) => viewAudit(db, query));

  routes.read(setup.getSetup, ({ db }) => viewSetup(db, contactsOfSettings(config)));

  routes.read(today.getToday, ({ db, now }) => viewToday(db, now));
};
