// The server's flags: V8 gives the pages that a collection empties back to the system, and keeps the size of its new space.
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

it('keeps no emptied pages after a full collection', () => {
  const flags = server.slice(0, -1);
  const { stdout } = spawnSync(pinnedNode, [...flags, '--trace-gc', '-e', script], { encoding: 'utf8' });
  const pooled = [...stdout.matchAll(/Mark-Compact.*pooled: (\d+) MB/g)].map(([, mb]) => Number(mb));
  expect(pooled.length).toBeGreaterThan(2);
  expect(Math.max(...pooled)).toBe(0);
});
