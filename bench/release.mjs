// Measures how long an unpacked release takes from `haat start` until it answers: with a new data folder, and again. Makes
// the release first, and says how large it is.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/processes/start-haat.ts';
import { root } from '../scripts/tasks/children.mjs';
import { makeTable, median } from './parts/numbers.mjs';

const ROUNDS = 5;
const GOAL_SECONDS = 5;

const folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
try {
  execFileSync('npm', ['run', 'release', '--', '--into', folder], { cwd: root, stdio: 'inherit' });
  const archive = readdirSync(folder).find((name) => name.endsWith('.tar.gz'));
  execFileSync('tar', ['-xzf', archive], { cwd: folder });
  console.log(`The archive has ${(statSync(join(folder, archive)).size / 1e6).toFixed(0)} MB.`);
  const haat = join(folder, archive.replace('.tar.gz', ''), 'haat');
  const [first, again] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const data = join(folder, `data-${round}`);
    // The first start on a server has no compiled code either.
    for (const times of [first, again]) times.push(await timeOfStart(haat, data, `${data}-compiled`));
  }
  const line = makeTable(['haat start', 'median s', 'slowest s'], 40);
  for (const [name, times] of Object.entries({ 'a new data folder, nothing compiled': first, again })) {
    line([name, median(times).toFixed(2), Math.max(...times).toFixed(2)]);
    if (median(times) <= GOAL_SECONDS) continue;
    console.error(`${name}: goal ${GOAL_SECONDS} s`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, maxRetries: 5 });
}

/** From the program's start to the first 200 of the web app's page. */
async function timeOfStart(haat, dataDir, cache) {
  const port = await freePort();
  const env = {
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
    PORT: String(port),
    DATA_DIR: dataDir,
    HAAT_DEMO: 'off',
    NODE_COMPILE_CACHE: cache,
  };
  const begun = performance.now();
  const child = spawn(haat, ['start'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('haat start ended');
    await pause(20);
  }
  const seconds = (performance.now() - begun) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}
