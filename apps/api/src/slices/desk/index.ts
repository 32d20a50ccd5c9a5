// The operator's desk: the audit, what needs a hand today, and the steps to a working village. The last slice: it sums up
// what the slices before it declare.
import type { AnyManifest, Manifest } from '../manifest.ts';
import { auditEvents } from './audit.events.ts';
import { deskRoutes } from './desk.routes.ts';
import { followAudit, logDeletions } from './follow-audit.service.ts';

export const makeDesk = (earlier: readonly AnyManifest[]): Manifest<'desk'> => ({
  start: (context) => {
    auditEvents(context);
    followAudit(context);
    logDeletions(context);
    deskRoutes(context, earlier);
  },
  tables: { local: ['audit'] },
});
