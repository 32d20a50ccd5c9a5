// What the terminal prints once Haat is ready.
import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import type { Config } from './config.ts';
import { commandLine } from './platform/release.ts';

const LOCAL = new Set(['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost']);

/** The demo village's people who may sign in; their codes appear in the terminal. */
const DEMO_PEOPLE = [
  ['customer', '+91 90000 00001', 'Lakshmi Menon'],
  ['retailer', '+91 90000 00002', 'Ammini Thomas'],
  ['deliverer', '+91 90000 00003', 'Ravi Kumar'],
  ['retailer, shop not yet verified', '+91 90000 00004', 'Joseph Varghese'],
  ['operator', '+91 90000 00009', 'Meera Nair'],
] as const;

function addressOf({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const name = LOCAL.has(host) ? 'localhost' : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** The command needs the server's database. The URL may hold a password, so it isn't printed. */
function makeOperator({ databaseUrl, dataDir }: Config): string {
  if (databaseUrl !== undefined) return 'Make one, with the same DATABASE_URL:';
  return dataDir === resolve('data') ? 'Make one:' : `Make one: DATA_DIR=${quoted(dataDir)}`;
}

/** As one word of a shell. */
const quoted = (path: string): string =>
  /^[\w/.-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;

interface Found {
  readonly hasDemo: boolean;
  readonly hasOperator: boolean;
}

export function welcome(config: Config, { hasDemo, hasOperator }: Found): string {
  const address = addressOf(config);
  const lines = [`${config.appName} is open: ${address}`, `For operators: ${address}/operator/`];
  if (!hasOperator) {
    lines.push(`There is no operator yet. ${makeOperator(config)} ${commandLine('make-operator +91…')}`);
  }
  if (hasDemo) {
    lines.push('', 'Who can sign in (sign-in codes appear in this terminal):');
    for (const [role, number, name] of DEMO_PEOPLE) lines.push(`  ${number}  ${name}, ${role}`);
  }
  return `${lines.join('\n')}\n`;
}
