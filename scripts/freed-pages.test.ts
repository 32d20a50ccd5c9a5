// The server's flags: V8 gives the pages that a collection empties back to the system, and doesn't collect the whole heap
// while a start loads its modules.
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { pinnedNode, server } from './tasks/children.mjs';

/** Keeps 60 MB for a while, so that full collections empty pages. */
const script = `
  let kept = [];
  for (let round = 0; round < 3_000_000; round += 1) {
    kept.push({ round, text: [round, round, round] });
    if (kept.length > 500_000) kept = kept.filter(({ round }) => round % 16 === 0);
  }`;

const modules = `
  await import('./apps/api/src/quick-imports.ts');
  await import('./apps/api/src/app.ts');`;

/** Returns a line for each collection. */
function trace(code: string): string {
  const args = [...server.slice(0, -1), '--trace-gc', '--input-type=module', '-e', code];
  const { stdout, status } = spawnSync(pinnedNode, args, { encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout;
}

it('collects only new objects while it loads the modules of a start', () => {
  const lines = trace(modules);
  expect(lines).toContain('Scavenge');
  expect(lines).not.toContain('Mark-Compact');
});

it('keeps no emptied pages after a full collection', () => {
  const pooled = [...trace(script).matchAll(/Mark-Compact.*pooled: (\d+) MB/g)].map(([, mb]) => Number(mb));
  expect(pooled.length).toBeGreaterThan(2);
  expect(Math.max(...pooled)).toBe(0);
});
