// Whether Node still looks for the packages of drizzle-orm's modules when the server or a command starts.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Runs before the program. Hooks that are registered later are asked first, so it only sees what they leave to Node. */
const countLookups = `
  import { registerHooks } from 'node:module';
  let count = 0;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('.') && context.parentURL?.includes('/drizzle-orm/')) count += 1;
      return next(specifier, context);
    },
  });
  process.on('exit', () => console.error(\`lookups: \${count}\`));`;

async function lookupsOf(program: string, ...words: readonly string[]): Promise<number> {
  const preload = `data:text/javascript,${encodeURIComponent(countLookups)}`;
  const file = fileURLToPath(new URL(program, import.meta.url));
  const settings = { env: { ...process.env, PORT: 'none' } };
  const ended = promisify(execFile)(process.execPath, ['--import', preload, file, ...words], settings);
  const { stderr } = await ended.catch((error: { readonly stderr: string }) => error);
  return Number(/^lookups: (\d+)$/m.exec(stderr)?.[1]);
}

it.each([
  ['./cli.ts', 'help'],
  // With a wrong setting it ends at once.
  ['./main.ts', '--check'],
  // Its supervisor doesn't exist, so it ends, too.
  ['./worker.ts'],
])('%s leaves no import within drizzle-orm to Node [RUN-33]', async (program, ...words) => {
  expect(await lookupsOf(program, ...words)).toBe(0);
});

it('a module that the hook does not precede is counted', async () => {
  expect(await lookupsOf('./run-command.ts', 'help')).toBeGreaterThan(100);
});
