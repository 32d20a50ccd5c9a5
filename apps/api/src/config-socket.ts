// A socket that systemd has opened, so that two versions of Haat can accept connections from it.
import type { Reader } from './config-values.ts';

/** The first file descriptor that systemd passes on. */
const FIRST_DESCRIPTOR = 3;

export interface SocketConfig {
  /** File descriptor of an open socket, instead of `host` and `port`. */
  readonly socket: number | undefined;
}

export function readSocket(reader: Reader): SocketConfig {
  const socket = reader.read('LISTEN_FDS', undefined, '1: Haat listens on one socket', (text) =>
    text === '1' ? FIRST_DESCRIPTOR : undefined,
  );
  // A process gets it for itself and, with several processes, for those that it starts.
  const isOurs = [process.pid, process.ppid].some((pid) => reader.text('LISTEN_PID') === String(pid));
  return { socket: isOurs ? socket : undefined };
}
