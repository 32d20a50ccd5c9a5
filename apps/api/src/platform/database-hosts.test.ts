import { expect, it } from 'vitest';
import { splitHosts } from './database-hosts.ts';

it('makes one URL for each host of DATABASE_URL [SCALE-10]', () => {
  expect(splitHosts('postgres://haat:a%2Cb@one:5432,two:5433/haat?sslmode=require')).toEqual([
    'postgres://haat:a%2Cb@one:5432/haat?sslmode=require',
    'postgres://haat:a%2Cb@two:5433/haat?sslmode=require',
  ]);
  expect(splitHosts('postgres://one,[::1]:5433/haat')).toEqual([
    'postgres://one/haat',
    'postgres://[::1]:5433/haat',
  ]);
});

it('leaves the URL of one host as it is', () => {
  for (const url of [
    'postgres://haat@one/haat',
    'postgres:///haat?host=/run/a,b',
    'postgresql://one:5432/haat',
  ]) {
    expect(splitHosts(url)).toEqual([url]);
  }
});
