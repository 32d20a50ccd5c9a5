import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { type ChildWork, type ChildWorkOptions, makeChildWork } from './child-work.ts';
import { readMemory } from './process-memory.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-child-'));
const program = join(folder, 'program.mjs');
writeFileSync(
  program,
  `const kept = [];
  process.on('message', (task) => {
    if (task === 'die') process.exit(3);
    if (task === 'eat') setInterval(() => kept.push(Buffer.alloc(32 * 1024 * 1024, 1)), 10);
    else if (task !== 'hang') process.send({ task, pid: process.pid, secrets: Object.keys(process.env) });
  });
  process.on('disconnect', () => process.exit());`,
);
afterAll(() => rmSync(folder, { recursive: true }));

let work: ChildWork;
afterEach(() => work.close());

function start(changes: Partial<ChildWorkOptions> = {}): void {
  const wide = { queueLength: 10, timeLimitMs: 60_000, memoryLimitBytes: 2 ** 40, idleMs: 60_000 };
  work = makeChildWork({ program: pathToFileURL(program), ...wide, ...changes });
}

const done = (task: string) => ({ end: 'done', result: expect.objectContaining({ task }) });

async function childId(): Promise<number> {
  const outcome = await work.run('who');
  return (outcome as { result: { pid: number } }).result.pid; // as the program answers
}

it("runs tasks one after another in one child that doesn't get our settings", async () => {
  start();
  const outcomes = await Promise.all(['a', 'b', 'c'].map((task) => work.run(task)));
  expect(outcomes).toEqual([done('a'), done('b'), done('c')]);
  const children = outcomes.map((outcome) => 'result' in outcome && outcome.result);
  expect(new Set(children.map((one) => (one as { pid: number }).pid)).size).toBe(1);
  expect((children[0] as { secrets: string[] }).secrets).not.toContain('PATH');
});

it('refuses tasks beyond its queue', async () => {
  start({ queueLength: 1 });
  const outcomes = await Promise.all(['a', 'b', 'c'].map((task) => work.run(task)));
  expect(outcomes).toEqual([done('a'), done('b'), { end: 'queue-full' }]);
});

it('fails one task when its child dies, and starts another child', async () => {
  start();
  const outcomes = await Promise.all(['a', 'die', 'b'].map((task) => work.run(task)));
  expect(outcomes).toEqual([done('a'), { end: 'crashed' }, done('b')]);
});

it('kills a child at its time limit', async () => {
  start({ timeLimitMs: 1_000 });
  expect(await work.run('hang')).toEqual({ end: 'too-slow' });
});

it('kills a child at its memory limit', async () => {
  start({ memoryLimitBytes: 256 * 1024 * 1024 });
  expect(await work.run('eat')).toEqual({ end: 'too-much-memory' });
});

it('ends its child and waiting tasks when it is closed', async () => {
  start();
  const pid = await childId();
  const waiting = ['hang', 'a'].map((task) => work.run(task));
  await work.close();
  expect(await Promise.all(waiting)).toEqual([{ end: 'crashed' }, { end: 'closed' }]);
  expect(readMemory(pid)).toBeUndefined();
  expect(await work.run('b')).toEqual({ end: 'closed' });
});
