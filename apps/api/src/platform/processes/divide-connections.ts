import { type Connections, defaultConnections } from '../connections.ts';

/** For superusers, commands, migrations and backups. */
const reserved = 10;

/** A sweep holds one writing connection while it deletes on another. */
const fewest: Connections = { reading: 1, writing: 2, quick: 1 };

/** Few connections keep PostgreSQL busy, and each takes memory there. */
const wantedTogether = 40;
const wantedEach = 10;

const sumOf = ({ reading, writing, quick }: Connections): number => reading + writing + quick;

/** How many of PostgreSQL's `allowed` connections each process gets. Undefined when there are too few. */
export function divideConnections(processes: number, allowed: number): Connections | undefined {
  const most = Math.floor((allowed - reserved) / processes);
  if (most < sumOf(fewest)) return undefined;
  const wanted = Math.max(wantedEach, Math.floor(wantedTogether / processes));
  const each = Math.min(most, wanted, sumOf(defaultConnections));
  const quick = each < wantedEach ? fewest.quick : defaultConnections.quick;
  const writing = Math.ceil((each - quick) / 2);
  return { quick, writing, reading: each - quick - writing };
}

/** What PostgreSQL must allow for so many processes. */
export const connectionsNeeded = (processes: number): number => reserved + processes * sumOf(fewest);

/** How many processes fit into what PostgreSQL allows. */
export const processesAllowed = (allowed: number): number =>
  Math.max(1, Math.floor((allowed - reserved) / sumOf(fewest)));
