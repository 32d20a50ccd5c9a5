// The operator's desk. So far: the audit of roles, blocks and shop states.
import type { Slice } from '../../platform/slice-context.ts';
import { auditEvents } from './audit.events.ts';
import { followAudit } from './follow-audit.service.ts';
import { logDeletions } from './log-deletions.service.ts';

export const desk: Slice = (context) => {
  auditEvents(context);
  followAudit(context);
  logDeletions(context);
};
