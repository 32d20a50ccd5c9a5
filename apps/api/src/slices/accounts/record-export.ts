import type { RecordedFields, RecordKind } from '@haat/contract/operator/record';
import type { Tx } from '../../platform/database.ts';
import { publish } from '../../platform/events.ts';

/** Writes into the audit that an operator downloads records. `chosen` are the filters. */
export const recordExport = (
  tx: Tx,
  actor: { readonly userId: number },
  { kind, chosen = {} }: { kind: RecordKind; chosen?: RecordedFields },
): Promise<void> =>
  publish(tx, 'record.changed', {
    kind,
    id: 0,
    action: 'export',
    actorId: actor.userId,
    before: {},
    after: chosen,
  });
