// Processor time and memory of processes, from Linux's /proc. Undefined on other systems.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const TICK_MS = 10;
const isLinux = existsSync('/proc/self/stat');

/** The numbers of /proc/PID/stat after the command's name: [0] is the state, [1] the parent, [11] and [12] the times. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined; // it has ended
  }
}

const msOf = (stat, ...fields) => fields.reduce((sum, field) => sum + Number(stat[field]) * TICK_MS, 0);

/** Processor time of one process, in ms. */
export function cpuMs(pid) {
  const stat = isLinux ? statOf(pid) : undefined;
  return stat && msOf(stat, 11, 12);
}

/** Processor time of a process and its children, ended ones included. */
export function familyCpuMs(pid) {
  if (!isLinux) return undefined;
  let sum = 0;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (!stat) continue;
    if (Number(name) === pid) sum += msOf(stat, 11, 12, 13, 14);
    else if (Number(stat[1]) === pid) sum += msOf(stat, 11, 12);
  }
  return sum;
}

/** Resident memory in MB. */
export function residentMb(pid) {
  if (!isLinux) return undefined;
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'));
  return found ? Number(found[1]) / 1024 : undefined;
}

/** Resident memory of a process and those of its children that run the same program, in MB. */
export function familyMb(pid) {
  if (!isLinux) return undefined;
  const nameOf = (one) => readFileSync(`/proc/${one}/comm`, 'latin1');
  const isChild = (name) => Number(statOf(name)?.[1]) === pid && nameOf(name) === nameOf(pid);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
  return [pid, ...children].reduce((sum, one) => sum + residentMb(one), 0);
}

/** The main process of the PostgreSQL behind a URL, when it runs on this machine. */
export async function postmasterOf(databaseUrl) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_backend_pid() as pid');
    return isLinux && statOf(rows[0].pid) ? Number(statOf(rows[0].pid)[1]) : undefined;
  } finally {
    await client.end();
  }
}
