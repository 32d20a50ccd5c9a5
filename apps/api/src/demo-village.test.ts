import { expect, it } from 'vitest';
import { importDemoVillage } from './demo-village.ts';
import { StartError } from './platform/start-error.ts';

function notFound(name: string): Error {
  return Object.assign(new Error(`Cannot find package '${name}' imported from /haat/demo-village.ts`), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
}

it('says what to do when the demo village is not installed', async () => {
  const missing = importDemoVillage(() => Promise.reject(notFound('@haat/demo')));
  await expect(missing).rejects.toThrow(StartError);
  await expect(missing).rejects.toThrow('The demo village is not installed: set HAAT_DEMO=off');
});

it('does not hide that the demo village itself lacks a package', async () => {
  const broken = importDemoVillage(() => Promise.reject(notFound('drizzle-orm')));
  await expect(broken).rejects.toThrow("Cannot find package 'drizzle-orm'");
});

it('finds the demo village where it is installed', async () => {
  expect(await importDemoVillage()).toMatchObject({ loadDemo: expect.any(Function) });
});
