// The operator's terminal: runs one command on the server's database, whether the server runs or not.
import { buildApp } from './app.ts';
import { help, readAnswer, readCommand, readOwnCommand } from './cli-commands.ts';
import { readConfig } from './config.ts';
import { openCommandData } from './open-data.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { Events } from './platform/events.ts';
import { makeFiles } from './platform/files.ts';
import { Jobs } from './platform/jobs.ts';
import { makePushServices } from './platform/push/push-services.ts';
import { makeSms } from './platform/sms.ts';
import { Sweeps } from './platform/sweeps.ts';
import { sentenceOf } from './sentence-of.ts';

async function run(words: readonly string[]): Promise<string> {
  const answer = readAnswer(words);
  if (answer !== undefined) return answer;
  const ownWork = readOwnCommand(words);
  if (ownWork !== undefined) return ownWork(readConfig());
  const work = readCommand(words);
  const config = readConfig();
  await using stack = new AsyncDisposableStack();
  const { url } = await openCommandData(config, stack);
  const clock = systemClock;
  const events = new Events();
  const database = openDatabase({ url, clock, events, connections: { reading: 2, writing: 2 } });
  stack.defer(() => database.close());
  const push = makePushServices(config, clock);
  const outside = { files: makeFiles(config.media), sms: makeSms(config.sms), push, log: false as const };
  // The server runs the jobs that a command adds.
  const jobs = new Jobs({ database });
  stack.defer(() => jobs.stop());
  // Built for its subscribers, so that commands cause the same notifications as calls.
  const sweeps = new Sweeps();
  const app = await buildApp({ config, database, events, clock, sweeps, jobs, ...outside });
  stack.defer(() => app.close());
  return await work({ database, files: outside.files, sweeps });
}

async function main(words: readonly string[]): Promise<void> {
  const isHelp = words.length === 0 || ['help', '--help', '-h'].includes(words[0] ?? '');
  try {
    process.stdout.write(isHelp ? help() : `${await run(words)}\n`);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}

// Ignore signals: an interrupted command would leave PostgreSQL running.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
await main(process.argv.slice(2));
