import type { Tx } from '../../platform/database.ts';
import { type AuditedFields, audit } from './audit.tables.ts';

export interface AuditEntry {
  /** Null: the terminal. */
  readonly actorId: number | null;
  readonly action: string;
  readonly object: { readonly kind: 'user' | 'shop'; readonly id: number };
  readonly before: AuditedFields;
  readonly after: AuditedFields;
}

export async function insertAudit(
  tx: Tx,
  { actorId, action, object, before, after }: AuditEntry,
): Promise<void> {
  await tx.insert(audit).values({
    at: tx.now,
    actorId,
    source: actorId === null ? 'terminal' : 'desk',
    action: `${object.kind}.${action}`,
    objectKind: object.kind,
    objectId: object.id,
    before,
    after,
  });
}
