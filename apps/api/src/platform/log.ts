// The log: JSON lines on stdout, without phone numbers, codes and tokens.
import { type Logger, pino } from 'pino';

const PRIVATE: readonly [RegExp, string][] = [
  [/(?:\+|%2B|\b)91[\s-]?\d{5}[\s-]?\d{5}\b/gi, '[number]'],
  [/\b[6-9]\d{4}[\s-]?\d{5}\b/g, '[number]'],
  [/\bToken\s+[\w.~+/=-]+/gi, 'Token [token]'],
  [/("?(?:otp|token)\\*"?\s*[:=]\s*\\*"?)[\w.~+/=-]+/gi, '$1[hidden]'],
  [/("?code\\*"?\s*[:=]\s*\\*"?)\d{4,6}\b/gi, '$1[hidden]'],
];

export function withoutPrivate(line: string): string {
  return PRIVATE.reduce((text, [pattern, instead]) => text.replace(pattern, instead), line);
}

export function createLog(): Logger {
  return pino({
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    hooks: { streamWrite: withoutPrivate },
  });
}
