// Counts how often a request waits for PostgreSQL. Statements that are sent together count once.
import pg from 'pg';
import { onTestFinished } from 'vitest';

interface RoundTrips {
  /** The longest chain of statements in which each left after the answer to the one before. */
  count(): number;
}

type Query = (...args: unknown[]) => unknown;

/** Watches all connections of this process until the test ends. */
export function watchRoundTrips(): RoundTrips {
  const query = pg.Client.prototype.query as Query; // one of pg's overloads, whichever is called
  let answered = 0;
  let longest = 0;
  const watched: Query = function (this: unknown, ...args) {
    const place = answered + 1;
    longest = Math.max(longest, place);
    const done = () => {
      answered = Math.max(answered, place);
    };
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      args[args.length - 1] = (...results: unknown[]) => {
        done();
        callback(...results);
      };
    }
    const result = query.apply(this, args);
    if (result instanceof Promise) result.then(done, done);
    return result;
  };
  pg.Client.prototype.query = watched as typeof pg.Client.prototype.query; // as above
  onTestFinished(() => {
    pg.Client.prototype.query = query as typeof pg.Client.prototype.query; // as above
  });
  return { count: () => longest };
}
