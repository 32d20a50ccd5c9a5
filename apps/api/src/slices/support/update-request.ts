// Whether a person is notified of the operator's answer, and with which text.
import { changedFields } from '../../platform/changed-fields.ts';
import type { Tx } from '../../platform/database.ts';
import { definedOf } from '../../platform/defined-of.ts';
import { publish } from '../../platform/events.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import { requireVersion } from '../../platform/require-version.ts';
import { getPerson } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { lockRequest, type RequestRow, updateRequestRow } from './request.queries.ts';
import { supportMessages } from './support.messages.ts';

interface RequestEdit {
  readonly requestId: number;
  /** As the operator has read it. */
  readonly version: number;
  /** Undefined fields stay. */
  readonly changes: {
    readonly status?: RequestRow['status'] | undefined;
    readonly note?: string | undefined;
  };
}

const recorded = ({ status, note }: RequestRow) => ({ status, note });

/** Answers, closes or reopens a request. Notifies the person once of each answer. Throws `not_found`, `edit.stale`. */
export async function updateRequest(
  tx: Tx,
  actorId: number,
  { requestId, version, changes }: RequestEdit,
): Promise<void> {
  const before = await lockRequest(tx, requestId);
  requireVersion(before.version, version);
  const after: RequestRow = { ...before, ...definedOf(changes) };
  const changed = changedFields(recorded(before), recorded(after));
  if (!changed) return;
  const { userId, status, note } = after;
  const body = answerText(after, before.toldNote);
  await updateRequestRow(tx, requestId, { status, note, toldNote: body ? note : before.toldNote });
  if (body) {
    const { language } = await getPerson(tx, userId);
    await notify(tx, [{ to: { id: userId, language }, body, link: '/support' }], actorId);
  }
  await publish(tx, 'record.changed', {
    kind: 'request',
    id: requestId,
    action: 'update',
    actorId,
    ...changed,
  });
}

interface Answer {
  readonly status: 'open' | 'answered' | 'closed';
  readonly note: string;
}

/**
 * The notification of an answer. Undefined when there is no new one: the request is open, the person knows this note, or it
 * is closed without a note.
 */
function answerText({ status, note }: Answer, toldNote: string | null): LocalizedText | undefined {
  if (status === 'open' || note === toldNote || (status === 'closed' && note === '')) return undefined;
  return note === '' ? supportMessages.done : supportMessages[status](note);
}
