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

export const insertAudit = (tx: Tx, entry: AuditEntry): Promise<void> => insertAudits(tx, [entry]);

export async function insertAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(audit).values(
    entries.map(({ actorId, action, object, before, after }) => ({
      at: tx.now,
      actorId,
      source: actorId === null ? ('terminal' as const) : ('desk' as const), // the column takes these two
      action: `${object.kind}.${action}`,
      objectKind: object.kind,
      objectId: object.id,
      before,
      after,
    })),
  );
}
