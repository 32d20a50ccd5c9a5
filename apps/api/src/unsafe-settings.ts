// Settings that let a stranger sign in as somebody else. Refused at start unless HAAT_UNSAFE is on.
import { BlockList, isIP } from 'node:net';

interface Settings {
  readonly demo: boolean;
  readonly host: string;
  readonly sms: { readonly provider: string };
}

/** One line for each pair of settings that doesn't go together. */
export function unsafeSettings({ demo, host, sms }: Settings): string[] {
  const isPublic = !isLoopback(host);
  const lines: string[] = [];
  if (demo && isPublic) {
    lines.push(
      `HAAT_DEMO is on and HOST is ${JSON.stringify(host)}, so strangers could sign in as the demo's people. ` +
        'Set HAAT_DEMO=off or HOST=127.0.0.1, or allow it with HAAT_UNSAFE=on.',
    );
  }
  if (demo && sms.provider !== 'console') {
    lines.push(
      `HAAT_DEMO is on and SMS_PROVIDER is "${sms.provider}", but the demo's numbers may belong to real people. ` +
        'Set HAAT_DEMO=off or SMS_PROVIDER=console, or allow it with HAAT_UNSAFE=on.',
    );
  }
  if (sms.provider === 'console' && isPublic) {
    lines.push(
      `SMS_PROVIDER is "console" and HOST is ${JSON.stringify(host)}, so nobody else would get their sign-in code. ` +
        'Set SMS_PROVIDER to msg91 or twilio, or HOST=127.0.0.1, or allow it with HAAT_UNSAFE=on.',
    );
  }
  return lines;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isLoopback(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return /^localhost$/i.test(host);
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}
