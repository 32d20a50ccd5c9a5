// The operator's terminal on the database of the running Haat.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sharedHaat } from './shared-haat.ts';

const cli = fileURLToPath(new URL('../../apps/api/src/cli.ts', import.meta.url));
const run = promisify(execFile);

/** The output of `npm run haat -- …`. Throws on a refusal. */
export async function haat(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [cli, ...words], {
    env: { ...process.env, ...sharedHaat().env },
  });
  return stdout;
}
