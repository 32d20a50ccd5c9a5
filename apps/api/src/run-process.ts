// What the server's processes have in common: shutdown, uncaught errors, and the sentence for a failed start.
import { setTimeout as pause } from 'node:timers/promises';
import { ConfigError } from './config-values.ts';
import { createLog } from './platform/log.ts';
import { sentenceOf } from './sentence-of.ts';
import { type Shutdown, watchForShutdown } from './shutdown.ts';

export interface ProcessParts {
  readonly log: ReturnType<typeof createLog>;
  readonly ending: Shutdown;
  /** Logs why, and ends with exit code 1. Does nothing while the process ends anyway. */
  readonly fail: (reason: string, error?: unknown) => void;
  /** Resolves when the apps are built, if they aren't yet. Until then, only the database can be opened. */
  readonly webBuilt?: Promise<unknown> | undefined;
}

export async function runProcess(work: (parts: ProcessParts) => Promise<void>): Promise<never> {
  const log = createLog();
  const ending = watchForShutdown();
  const fail = (reason: string, error?: unknown): void => {
    if (ending.signal.aborted) return;
    log.fatal({ err: error }, reason);
    ending.fail();
  };
  process.on('uncaughtException', (error) => fail('uncaught exception', error));
  try {
    await work({ log, ending, fail });
  } catch (error) {
    // Work aborted by the shutdown reports nothing.
    if (!ending.signal.aborted || error instanceof ConfigError) tell(error, log);
  }
  // Aborted work may still hold a timer or a connection.
  process.exit();
}

function tell(error: unknown, log: ProcessParts['log']): void {
  const sentence = sentenceOf(error);
  if (sentence !== undefined) process.stderr.write(`${sentence}\n`);
  else log.fatal({ err: error }, 'Haat could not start');
  process.exitCode = 1;
}

export async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work, pause(limitMs, undefined, { ref: false })]);
}
