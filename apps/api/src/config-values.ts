// Turns environment variables into values. An invalid one becomes one line: its name, its value (unless secret) and
// what would be valid.
import { mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { splitHosts } from './platform/database-hosts.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

/** Reads variables one by one and collects every problem, so that all can be reported at once. */
export class Reader {
  readonly problems: string[] = [];
  private readonly env: Environment;

  constructor(env: Environment) {
    this.env = env;
  }

  /** The variable's text. Blank counts as unset. */
  text(name: string): string | undefined {
    const value = this.env[name]?.trim();
    return value === '' ? undefined : value;
  }

  /**
   * Parses the variable. `parse` returns undefined for an invalid one. Returns `fallback` when it is unset or invalid.
   */
  read<T, F>(name: string, fallback: F, right: string, parse: (text: string) => T | undefined): T | F {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = parse(text);
    if (value !== undefined) return value;
    this.problems.push(`${name} is ${shown(text)}, but it must be ${right}.`);
    return fallback;
  }

  /** As `read`, but the value is never shown. */
  readSecret<T>(name: string, right: string, parse: (text: string) => T | undefined): T | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value === undefined) this.problems.push(`${name} (value not shown) must be ${right}.`);
    return value;
  }

  /** A variable that is required because of another one. */
  need(name: string, because: string, right: string): string {
    const value = this.text(name);
    if (value === undefined) this.problems.push(`${name} is not set. ${because} needs it: ${right}.`);
    return value ?? '';
  }

  whole(name: string, fallback: number, min: number, max: number): number {
    return this.read(name, fallback, `a whole number from ${min} to ${max}`, wholeNumber(min, max));
  }

  oneOf<const T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const right = choices.length === 2 ? choices.join(' or ') : `one of ${choices.join(', ')}`;
    return this.read(name, fallback, right, (text) =>
      choices.find((choice) => choice === text.toLowerCase()),
    );
  }

  refuse(line: string): void {
    this.problems.push(line);
  }
}

function shown(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text);
}

export function wholeNumber(min: number, max: number): (text: string) => number | undefined {
  return (text) => {
    if (!/^\d{1,9}$/.test(text)) return undefined;
    const value = Number(text);
    return value >= min && value <= max ? value : undefined;
  };
}

export function webUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? text : undefined;
}

export function tileUrl(text: string): string | undefined {
  const isComplete = ['{z}', '{x}', '{y}'].every((part) => text.includes(part));
  return isComplete && !/\s/.test(text) ? webUrl(text.replaceAll(/[{}]/g, '')) && text : undefined;
}

export function databaseUrl(text: string): string | undefined {
  const urls = splitHosts(text).map((one) => URL.parse(one));
  return urls.every((url) => /^postgres(ql)?:$/.test(url?.protocol ?? '') && Number(url?.pathname.length) > 1)
    ? text
    : undefined;
}

/** The absolute path of the folder, if it exists or can be made. */
export function writableFolder(text: string): string | undefined {
  const folder = resolve(text);
  let place = folder;
  try {
    while (statSync(place, { throwIfNoEntry: false }) === undefined) place = dirname(place);
    // Permissions aren't enough: nobody can create a folder in /proc, and Node would retry forever.
    rmdirSync(mkdtempSync(join(place, '.haat-')));
    return folder;
  } catch {
    // A path that can't be read can't be written to.
    return undefined;
  }
}

/** Off, a number of proxies, or their addresses. A switch that trusts everybody would let clients choose their address. */
export function trustedProxies(text: string): false | number | string | undefined {
  if (text.toLowerCase() === 'off') return false;
  if (/^\d+$/.test(text)) return wholeNumber(1, 16)(text);
  return text.split(',').every((part) => isAddressOrNetwork(part.trim())) ? text : undefined;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most && rest.length === 0;
}
