import type { Db } from './database.ts';

/** A statement that each `Db` prepares once: hot reads skip the query builder and the database's planner. */
export function preparedOnce<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>();
  return (db) => {
    const known = statements.get(db);
    if (known) return known;
    const made = prepare(db);
    statements.set(db, made);
    return made;
  };
}
