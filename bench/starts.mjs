// Measures how long the server takes to start. The first start creates the database, migrates and loads the demo village.
// The second start has all that. The build of the web app is not included.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemoHaat } from '../scripts/tasks/demo-haat.mjs';
import { makeTable, median } from './parts/numbers.mjs';

const ROUNDS = 3;

const first = [];
const second = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
  try {
    for (const times of [first, second]) times.push(await timeOfStart(join(folder, 'data')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const line = makeTable(['start', 'median s', 'each s']);
const row = (name, times) => line([name, median(times).toFixed(1), times.map((s) => s.toFixed(1)).join(' ')]);
row('first, with the demo village', first);
row('second', second);

async function timeOfStart(dataDir) {
  const begun = performance.now();
  const haat = await startDemoHaat({ DATA_DIR: dataDir });
  const seconds = (performance.now() - begun) / 1000;
  await haat.stop();
  return seconds;
}
