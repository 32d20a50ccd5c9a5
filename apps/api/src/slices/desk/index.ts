// The operator's desk: the audit of every power that is given and taken.
import type { Slice } from '../../platform/kit.ts';
import { auditEvents } from './audit.events.ts';
import { followAudit } from './follow-audit.ts';
import { tellDeletions } from './tell-deletions.ts';

export const desk: Slice = (context) => {
  auditEvents(context);
  followAudit(context);
  tellDeletions(context);
};
