// Counts the imports within drizzle-orm that Node resolves itself when the server or a command starts.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Runs before the program. Later hooks run first, so this one counts only imports that they pass on to Node. */
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
  // The wrong port ends it at once.
  ['./main.ts', '--check'],
  // Without a supervisor it ends at once, too.
  ['./worker.ts'],
])('%s resolves all imports within drizzle-orm by the hook [RUN-33]', async (program, ...words) => {
  expect(await lookupsOf(program, ...words)).toBe(0);
});

it('counts the imports when the hook is missing', async () => {
  expect(await lookupsOf('./run-command.ts', 'help')).toBeGreaterThan(100);
});
