import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The memory that a process holds, in bytes; undefined when it has ended. */
export function readMemory(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    if (process.platform !== 'linux') {
      return Number(execFileSync('/bin/ps', ['-o', 'rss=', '-p', String(pid)], { stdio: 'pipe' })) * 1024;
    }
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    // The process has ended.
    return undefined;
  }
}
