// The settings of the embedded PostgreSQL, as arguments of its program.
import { type ClusterFiles, PORT } from './cluster-files.ts';
import { logSettings } from './server-log.ts';

export type ServerOptions = {
  /** False when a power cut may destroy the database, as in tests. */
  isDurable?: boolean;
  maxConnections?: number;
};

export function serverSettings(files: ClusterFiles, sockets: string, options: ServerOptions): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: '',
    port: PORT,
    unix_socket_directories: `"${sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: options.maxConnections ?? 100,
    timezone: 'UTC',
    // Errors and statements contain personal data, so the server doesn't log them.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...logSettings(files.logs),
  };
  const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };
  const all = Object.entries(options.isDurable === false ? { ...values, ...fast } : values);
  return ['-D', files.data, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
