// Chooses the next jobs, so that no person and no host holds up the others.

/** The person whose job it is, and the host that it calls. */
export interface Shared {
  readonly userId: number;
  readonly host: string;
}

/** How many jobs of one person, or of one host, may run at once. */
export const mostAtOnce = 2;

/** The people and hosts that have as many running jobs as allowed. */
export function findBusy(running: readonly Shared[]): { userIds: number[]; hosts: string[] } {
  const counts = countsOf(running);
  const full = <Key>(of: Map<Key, number>): Key[] =>
    [...of].filter(([, count]) => count >= mostAtOnce).map(([key]) => key);
  return { userIds: full(counts.users), hosts: full(counts.hosts) };
}

/** Chooses at most `room` of `waiting`, which has the oldest first. People with fewer running jobs come first. */
export function chooseJobs<Job extends Shared>(
  waiting: readonly Job[],
  running: readonly Shared[],
  room: number,
): Job[] {
  const { users, hosts } = countsOf(running);
  const chosen = new Set<Job>();
  for (let turn = 0; turn < mostAtOnce; turn += 1) {
    for (const job of waiting) {
      const ofUser = users.get(job.userId) ?? 0;
      const ofHost = hosts.get(job.host) ?? 0;
      if (chosen.size >= room || chosen.has(job) || ofUser > turn || ofHost >= mostAtOnce) continue;
      chosen.add(job);
      users.set(job.userId, ofUser + 1);
      hosts.set(job.host, ofHost + 1);
    }
  }
  return [...chosen];
}

function countsOf(running: readonly Shared[]): { users: Map<number, number>; hosts: Map<string, number> } {
  const users = new Map<number, number>();
  const hosts = new Map<string, number>();
  for (const { userId, host } of running) {
    users.set(userId, (users.get(userId) ?? 0) + 1);
    hosts.set(host, (hosts.get(host) ?? 0) + 1);
  }
  return { users, hosts };
}
