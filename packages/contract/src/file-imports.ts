// What an import of products from a file answers.
import * as T from 'typebox';

/** What an import does with a row of the file. */
export const importFates = ['new', 'changed', 'unchanged', 'refused'] as const;

/**
 * `line` is the row's line in the file, `changes` the columns that differ, `error` why the row is refused, and `errors` the same by
 * column.
 */
export const importRow = {
  line: T.Integer(),
  fate: T.Enum(importFates, { type: 'string' }),
  changes: T.Array(T.String()),
  error: T.Union([T.String(), T.Null()]),
  // As `T.Record`, which would bring the whole of TypeBox to the first screen of the web.
  errors: T.Optional(
    T.Unsafe<Record<string, string>>({ type: 'object', additionalProperties: { type: 'string' } }),
  ),
  name: T.Optional(T.String()),
} as const;

/** `is_applied` is false after a dry run, and when a row is refused. */
export const importAnswer = <Row extends T.TSchema>(row: Row) =>
  T.Object({
    is_applied: T.Boolean(),
    counts: T.Object({
      new: T.Integer(),
      changed: T.Integer(),
      unchanged: T.Integer(),
      refused: T.Integer(),
    }),
    rows: T.Array(row),
  });
