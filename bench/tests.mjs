// Measures how long `npm test` takes on a fresh clone, with packages in npm's cache and Chromium installed, and fails
// above the goal. It takes as long as the tests, so it runs once.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/tasks/children.mjs';

const GOAL_MINUTES = 10;

const folder = mkdtempSync(join(tmpdir(), 'haat-bench-'));
try {
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, folder]);
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const begun = performance.now();
  const { status } = spawnSync('npm', ['test'], { cwd: folder, env, stdio: 'inherit' });
  const minutes = (performance.now() - begun) / 60_000;
  console.log(`npm test took ${minutes.toFixed(1)} minutes on a fresh clone, goal ${GOAL_MINUTES}.`);
  if (status !== 0 || minutes > GOAL_MINUTES) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
