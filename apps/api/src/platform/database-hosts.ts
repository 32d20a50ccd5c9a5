// `DATABASE_URL` may name several hosts, `postgres://haat@a:5432,b:5432/haat`. Haat works with the one that accepts writes.
import pg from 'pg';

const answerLimitMs = 2_000;
const lookEveryMs = 1_000;

/** One URL for each host. */
export function splitHosts(url: string): readonly string[] {
  const [, start = '', hosts = '', end = ''] = /^(\w+:\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((host) => `${start}${host}${end}`);
}

/** The URL of the host that accepts writes. A single host isn't checked. Undefined when none does. */
export async function findPrimary(urls: readonly string[]): Promise<string | undefined> {
  if (urls.length === 1) return urls[0];
  const answers = await Promise.all(urls.map(acceptsWrites));
  return urls[answers.indexOf(true)];
}

async function acceptsWrites(connectionString: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: answerLimitMs,
    query_timeout: answerLimitMs,
    application_name: 'haat hosts',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('select not pg_is_in_recovery() as "acceptsWrites"');
    return rows[0]?.acceptsWrites === true;
  } catch {
    // Not reachable, starting or stopping.
    return false;
  } finally {
    // A host that hangs doesn't answer this either.
    client.end().catch(() => undefined);
  }
}

export interface WatchParts {
  readonly urls: readonly string[];
  /** Where the connections go now. */
  readonly current: string;
  readonly moveTo: (url: string) => void;
}

/** Looks every second whether the current host still accepts writes, and moves to another one that does. */
export function watchPrimary({ urls, current, moveTo }: WatchParts): { stop(): void } {
  let primary = current;
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    if (!(await acceptsWrites(primary))) {
      const found = await findPrimary(urls);
      if (found !== undefined && found !== primary) {
        primary = found;
        moveTo(found);
      }
    }
    if (timer) plan();
  };
  const plan = (): void => {
    timer = setTimeout(look, lookEveryMs).unref();
  };
  if (urls.length > 1) plan();
  return {
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
