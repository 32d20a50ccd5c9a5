// The operator's desk: the audit, what needs a hand today, and the steps to a working village.
import type { Slice } from '../../platform/slice-context.ts';
import { auditEvents } from './audit.events.ts';
import { deskRoutes } from './desk.routes.ts';
import { followAudit } from './follow-audit.service.ts';
import { logDeletions } from './log-deletions.service.ts';

export const desk: Slice = (context) => {
  auditEvents(context);
  followAudit(context);
  logDeletions(context);
  deskRoutes(context);
};
