// A process as others on this machine can recognise it: its id may be given again, its start time with it may not.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type RunningProcess = { pid: number; startedAt: string };

export function thisProcess(): RunningProcess {
  return identify(process.pid);
}

export function identify(pid: number): RunningProcess {
  return { pid, startedAt: startedAt(pid) ?? '' };
}

export function isRunning(other: RunningProcess): boolean {
  return startedAt(other.pid) === other.startedAt;
}

/** When the process with this id began, in the system's own words; undefined when there is none (a zombie is none). */
export function startedAt(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  try {
    if (process.platform !== 'linux') {
      const options = { encoding: 'utf8', env: { LC_ALL: 'C' }, stdio: 'pipe' } as const;
      return execFileSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], options).trim();
    }
    // The command's name may hold blanks and brackets, so fields count from behind its last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    // No such process: that is the answer.
    return undefined;
  }
}
