// An operator's second factor: passkeys, an authenticator app, and recovery codes.
import { onePage } from '../../platform/row-pages.ts';
import type { Manifest } from '../manifest.ts';
import { forgetFactorsOfDeleted } from './second-factor.events.ts';
import { factorRoutes, giveRoutes } from './second-factor.routes.ts';
import { viewSecondFactors } from './second-factor.views.ts';

export const secondFactor: Manifest<'second-factor'> = {
  start: (context) => {
    factorRoutes(context);
    giveRoutes(context);
    forgetFactorsOfDeleted(context);
  },
  tables: {
    local: ['authenticator_apps', 'begun_factors', 'passkeys', 'recovery_codes', 'wrong_factors'],
  },
  ownData: {
    second_factors: (db, { actor }) => onePage(() => viewSecondFactors(db, actor.userId)),
  },
};

export { resetSecondFactor } from './factor-changes.ts';
