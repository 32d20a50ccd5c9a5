// A process and its descendants, as the system lists them.
import { execFileSync } from 'node:child_process';

export interface Listed {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

function listProcesses(): Listed[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  return lines.flatMap((line) => {
    const [, pid, parent, stat, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    return stat?.startsWith('Z') ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** The process and all its descendants, PostgreSQL included. */
export function familyOf(pid: number): Listed[] {
  const all = listProcesses();
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** The commands of the processes that still run. */
export const survivors = (family: readonly Listed[]): string[] =>
  running(family).map(({ command }) => command);

/** At once, because a process that sees another one end may stop the rest properly. */
export function kill(family: readonly Listed[]): void {
  for (const { pid } of running(family)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended with the one before it.
    }
  }
}

function running(family: readonly Listed[]): Listed[] {
  const alive = new Map(listProcesses().map(({ pid, command }) => [pid, command]));
  return family.filter(({ pid, command }) => alive.get(pid) === command);
}
