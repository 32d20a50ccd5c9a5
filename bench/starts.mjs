// Measures how long a newcomer waits from a fresh clone, with packages in npm's cache, until Haat is open, and what
// that installs. Then measures only the start of the server: the first one creates the database, migrates and loads the
// demo village.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/processes/start-haat.ts';
import { root } from '../scripts/tasks/children.mjs';
import { startDemoHaat } from '../scripts/tasks/demo-haat.mjs';
import { makeTable, median } from './parts/numbers.mjs';

const ROUNDS = 3;
const GOALS = { seconds: 45, megabytes: 480, files: 27_000 };

const clones = [];
const first = [];
const second = [];
// All are removed at the end: for five minutes after the removal of so many files, ext4 creates others far more slowly.
const folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    clones.push(await startClone(join(folder, `clone-${round}`)));
    for (const times of [first, second]) times.push(await timeOfStart(join(folder, `data-${round}`)));
  }
} finally {
  rmSync(folder, { recursive: true });
}
const line = makeTable(['start', 'median s', 'each s']);
const row = (name, times) =>
  line([name, median(times).toFixed(1), times.map((s) => s.toFixed(1).padStart(7)).join('')]);
const ofClones = clones.map(({ seconds }) => seconds);
row('a fresh clone, packages cached', ofClones);
row('the server, with the demo village', first);
row('the server again', second);
const [{ megabytes, files }] = clones;
console.log(`Installed: ${megabytes.toFixed(0)} MB in ${files} files.`);
for (const [name, figure] of Object.entries({ seconds: median(ofClones), megabytes, files })) {
  if (figure <= GOALS[name]) continue;
  console.error(`${name}: ${figure.toFixed(1)}, goal ${GOALS[name]}`);
  process.exitCode = 1;
}

/** Clones the last commit, runs `npm start` there, and waits until it answers. */
async function startClone(folder) {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, folder]);
  const port = await freePort();
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_COMPILE_CACHE: '' },
    stdio: 'ignore',
  });
  const end = once(child, 'exit');
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('npm start ended');
    await pause(100);
  }
  const seconds = (performance.now() - begun) / 1000;
  child.kill('SIGTERM');
  await end;
  return { seconds, ...measure(folder) };
}

function answers(port) {
  return fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** What npm installed, without the code that Node compiled at the start, and without Haat's own packages, which are links. */
function measure(clone) {
  const found = readdirSync(clone, { withFileTypes: true, recursive: true }).filter(
    (entry) => entry.isFile() && isInstalled(entry.parentPath),
  );
  const bytes = found.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { megabytes: bytes / 1e6, files: found.length };
}

function isInstalled(path) {
  return path.includes('/node_modules/') && !/\/\.cache\/|\/@haat\//.test(path);
}

async function timeOfStart(dataDir) {
  const begun = performance.now();
  const haat = await startDemoHaat({ DATA_DIR: dataDir });
  const seconds = (performance.now() - begun) / 1000;
  await haat.stop();
  return seconds;
}
