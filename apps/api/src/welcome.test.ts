import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { welcome } from './welcome.ts';

const config = readConfig({ DATABASE_URL: 'postgres://haat:secret@127.0.0.1:1/haat' });
const nobody = { hasDemo: false, hasOperator: false };

it('explains how to make the first operator, until there is one', () => {
  const command = 'npm run haat -- make-operator +91…';
  expect(welcome({ ...config, databaseUrl: undefined, dataDir: resolve('data') }, nobody)).toContain(
    `There is no operator yet. Make one: ${command}`,
  );
  expect(welcome(config, { ...nobody, hasOperator: true })).not.toContain('make-operator');
});

it.each([
  ['/srv/haat', 'DATA_DIR=/srv/haat'],
  ["/srv/Meera's haat", `DATA_DIR='/srv/Meera'\\''s haat'`],
])('names the data folder %s, which the command needs as well [RUN-26]', (dataDir, setting) => {
  expect(welcome({ ...config, databaseUrl: undefined, dataDir }, nobody)).toContain(
    `Make one: ${setting} npm run haat -- make-operator`,
  );
});

it('says that the command needs the same DATABASE_URL, without its password [RUN-26]', () => {
  const text = welcome(config, nobody);
  expect(text).toContain('Make one, with the same DATABASE_URL: npm run haat -- make-operator');
  expect(text).not.toContain('secret');
});
