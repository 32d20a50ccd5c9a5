import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pinnedNode, run } from './tasks/children.mjs';
import { declaredFailures } from './tasks/declared-failures.mjs';

const folder = mkdtempSync(join(tmpdir(), 'haat-failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (file: string) =>
  run(pinnedNode, ['scripts/check-failures.mjs', join(folder, file)], { capture: true });

describe('the check of declared failures', () => {
  it('passes when the tests have produced every failure', async () => {
    writeFileSync(join(folder, 'all'), declaredFailures().join('\n'));
    expect(await check('all')).toMatchObject({ code: 0 });
  });

  it('fails and names a failure that no test has produced', async () => {
    const missing = 'POST /customers/checkout/ cart.changed';
    const others = declaredFailures().filter((failure) => failure !== missing);
    expect(others.length).toBe(declaredFailures().length - 1);
    writeFileSync(join(folder, 'some'), others.join('\n'));
    const { code, output } = await check('some');
    expect([code, output]).toEqual([1, expect.stringContaining(`No test has produced ${missing}\n`)]);
  });

  it('fails when no test has recorded anything', async () => {
    expect(await check('none')).toMatchObject({ code: 1 });
  });
});
