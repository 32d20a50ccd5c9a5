// Finds the owner of each table, and the tables and writes in SQL text.

/**
 * The owner of each table, from the `pgTable('name', …)` of the `*.tables.ts` files: a slice, or the area of a file
 * outside of the slices (`platform`).
 * @returns {Map<string, string>}
 */
export function ownersOf(sources, placeOf) {
  return new Map(
    sources.flatMap(({ file, mentions }) => {
      const place = placeOf(file);
      if (place?.role !== 'tables') return [];
      return mentions.calls
        .filter(({ method, text }) => method === 'pgTable' && text !== undefined)
        .map(({ text }) => [text, place.slice ?? place.area]);
    }),
  );
}

const withoutNoise = (text) =>
  text
    .replace(/--[^\n]*/g, ' ')
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''");

/** Table names in SQL. May contain other names, as in `extract(day from x)`: `x` has no owner. */
export function tablesIn(text) {
  const found = withoutNoise(text).matchAll(
    /\b(?:from|join|into|update|only|table|using|truncate)\s+((?:only\s+|table\s+)?"?[a-z_][\w".]*(?:\s*,\s*"?[a-z_][\w".]*)*)/gi,
  );
  return [...found].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .replace(/^(?:only|table)\s+/i, '')
        .replace(/"/g, '')
        .replace(/^public\./, ''),
    ),
  );
}

const writing =
  /\b(insert\s+into|update\s+(?!skip\b|nowait\b|of\b)["$\w]|delete\s+from|truncate\b|merge\s+into|alter\s+|drop\s+|create\s+)/i;
const locking =
  /\bfor\s+(no\s+key\s+update|update|share|key\s+share)\b|\bpg_(try_)?advisory\w*lock\w*|\block\s+table\b/i;

/** The first write or lock in SQL, such as `insert into` or `for update`. */
export function writeIn(text) {
  const plain = withoutNoise(text);
  return (locking.exec(plain) ?? writing.exec(plain))?.[0].trim();
}
