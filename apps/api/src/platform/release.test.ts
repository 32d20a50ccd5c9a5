import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRelease, release } from './release.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'haat-release-'));
  writeFileSync(join(root, 'package.json'), '{"version":"1.2.3"}');
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...words], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

describe('version and commit [RELEASE-4]', () => {
  it('are those of this package', () => {
    const file = join(import.meta.dirname, '../../../../package.json');
    expect(release().version).toBe(JSON.parse(readFileSync(file, 'utf8')).version);
  });

  it('come from git in a checkout, with a mark for changed files', () => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '-m', 'Begin');
    const commit = git('rev-parse', '--short=8', 'HEAD');
    git('tag', 'v1');
    expect(readRelease(root)).toEqual({ version: '1.2.3', commit });
    writeFileSync(join(root, 'package.json'), '{"version":"1.2.4"}');
    expect(readRelease(root)).toEqual({ version: '1.2.4', commit: `${commit}-dirty` });
  });

  it('come from the file of an archive, also in the folder of another repository', () => {
    git('init', '--quiet');
    const unpacked = join(root, 'haat-2.0.0');
    mkdirSync(unpacked);
    writeFileSync(join(unpacked, 'package.json'), '{"version":"2.0.0"}');
    expect(readRelease(unpacked)).toEqual({ version: '2.0.0', commit: null });
    writeFileSync(join(unpacked, 'release.json'), '{"version":"2.0.0","commit":"5399e155","node":24}');
    expect(readRelease(unpacked)).toEqual({ version: '2.0.0', commit: '5399e155' });
  });
});
