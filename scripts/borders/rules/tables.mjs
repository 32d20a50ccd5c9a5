// Which slice may use which table. A table belongs to the slice whose `*.tables.ts` declares it.
import { sql } from '../forbids.mjs';
import { inApiSlices, isForTests, isLater } from '../places.mjs';
import { tablesIn } from '../read-sql.mjs';

/** Table names in SQL with their owners. Skips names that no `*.tables.ts` declares. */
const owned = (text, { tables }) =>
  tablesIn(text).flatMap((name) => (tables.has(name) ? [{ name, owner: tables.get(name) }] : []));

export const tableRules = [
  {
    rule: "SQL names no other slice's table",
    where: (place) => place.part === 'api' && !isForTests(place) && place.role !== 'views',
    forbids: sql((text, { slice, area }, tree) =>
      owned(text, tree)
        .filter(({ owner }) => owner !== (slice ?? area))
        .map(({ name, owner }) => `table '${name}' of '${owner}'`),
    ),
    instead: 'call the other slice through its index.ts, or publish an event',
  },
  {
    rule: 'a view reads the tables of its own and of earlier slices',
    where: (place) => inApiSlices(place) && place.role === 'views',
    forbids: sql((text, { slice }, tree) =>
      owned(text, tree)
        .filter(({ owner }) => isLater(owner, slice))
        .map(({ name, owner }) => `table '${name}' of '${owner}'`),
    ),
    instead: 'move the view into the later slice',
  },
];
