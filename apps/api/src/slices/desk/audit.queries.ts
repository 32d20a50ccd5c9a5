import type { RecordedFields, RecordKind } from '@haat/contract/operator/record';
import type { Tx } from '../../platform/database.ts';
import { audit } from './audit.tables.ts';

export interface AuditEntry {
  /** Null: the terminal. */
  readonly actorId: number | null;
  readonly action: string;
  readonly object: { readonly kind: RecordKind; readonly id: number };
  readonly before: RecordedFields;
  readonly after: RecordedFields;
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
