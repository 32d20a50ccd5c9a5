import * as audit from '@haat/contract/operator/audit';
import * as setup from '@haat/contract/operator/setup';
import * as today from '@haat/contract/operator/today';
import type { SliceContext } from '../../platform/slice-context.ts';
import type { AnyManifest } from '../manifest.ts';
import { viewAudit } from './operator-audit.views.ts';
import { viewSetup } from './setup.views.ts';
import { viewToday } from './today.views.ts';

/** `slices` are those before the desk. */
export function deskRoutes({ routes, config, disks }: SliceContext, slices: readonly AnyManifest[]): void {
  routes.read(audit.listAudit, ({ db, query }) => viewAudit(db, query));

  routes.read(setup.getSetup, ({ db }) => viewSetup(db, config, slices));

  routes.read(today.getToday, async ({ db, now }) =>
    viewToday(db, now, { slices, disksLow: await disks.countLow() }),
  );
}
