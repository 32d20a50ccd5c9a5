import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { welcome } from './welcome.ts';

const config = readConfig({ DATABASE_URL: 'postgres://haat@127.0.0.1:1/haat' });

it('says how to make the first operator, until there is one', () => {
  const line = 'There is no operator yet. Make one: npm run haat -- make-operator +91…';
  expect(welcome(config, { hasDemo: false, hasOperator: false })).toContain(line);
  expect(welcome(config, { hasDemo: false, hasOperator: true })).not.toContain('make-operator');
});
