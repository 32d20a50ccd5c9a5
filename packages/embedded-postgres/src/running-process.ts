// Identifies a process by id and start time, because ids are reused.
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

/** The start time of a process as the system reports it. Undefined when there is none, or only a zombie. */
export function startedAt(pid: number): string | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined;
  try {
    if (process.platform !== 'linux') {
      const options = { encoding: 'utf8', env: { LC_ALL: 'C' }, stdio: 'pipe' } as const;
      return execFileSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], options).trim();
    }
    // The command's name may contain spaces and brackets, so count fields after its last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(')').at(-1)?.trim().split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    // No such process: that is the answer.
    return undefined;
  }
}
