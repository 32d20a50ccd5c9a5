import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { picturesFolder, readPictureIndex } from './pictures.ts';
import { village } from './village/village.ts';
import { picturesOf } from './village-pictures.ts';

const bytesOf = (file: string) => readFileSync(new URL(file, picturesFolder));

describe('the painted pictures', () => {
  it('are one for each that the village shows', async () => {
    const painted = Object.keys(await readPictureIndex());
    expect(painted.sort()).toEqual([...picturesOf(village).keys()].sort());
  });

  it('are files that the index names, all of them WebP', async () => {
    const named = Object.values(await readPictureIndex()).flatMap(({ files }) => Object.values(files));
    const there = readdirSync(picturesFolder).filter((file) => file !== 'index.json');
    expect([...new Set(named)].sort()).toEqual(there.sort());
    const isWebp = (file: string) => /^RIFF.{4}WEBP$/s.test(bytesOf(file).toString('latin1', 0, 12));
    expect(there.filter((file) => !isWebp(file))).toEqual([]);
  });

  it('take at most 6 MB together', () => {
    const sizes = readdirSync(picturesFolder).map((file) => bytesOf(file).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
  });
});
