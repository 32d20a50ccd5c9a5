import type { RecordedFields } from '@haat/contract/operator/record';

/** Longer texts are cut in the audit. */
const textMax = 200;

interface ChangedFields {
  readonly before: RecordedFields;
  readonly after: RecordedFields;
}

/** The fields that differ, for the audit. Undefined when nothing changed. A field that `after` lacks stays as it was. */
export function changedFields(before: RecordedFields, after: RecordedFields): ChangedFields | undefined {
  const changed = Object.keys(after).filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (changed.length === 0) return undefined;
  const pick = (fields: RecordedFields) =>
    Object.fromEntries(changed.map((name) => [name, cut(fields[name] ?? null)]));
  return { before: pick(before), after: pick(after) };
}

function cut(value: RecordedFields[string]): RecordedFields[string] {
  if (typeof value !== 'string' || value.length <= textMax) return value;
  // Don't split a surrogate pair.
  return `${value.slice(0, textMax - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
