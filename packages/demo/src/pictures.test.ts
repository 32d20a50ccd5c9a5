import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { starterPictureIndex, starterPicturesFolder } from '@haat/starter/pictures';
import { describe, expect, it } from 'vitest';
import { type PictureIndex, picturesFolder, readPictureIndex } from './pictures.ts';
import { village } from './village/village.ts';
import { picturesOf, starterPictures } from './village-pictures.ts';

const bytesOf = (file: string) => readFileSync(new URL(file, picturesFolder));

describe('the painted pictures', () => {
  it('are one for each that the village shows', async () => {
    const painted = Object.keys(await readPictureIndex());
    expect(painted.sort()).toEqual([...picturesOf(village).keys()].sort());
  });

  it('are files that the index names, all of them WebP', async () => {
    const named = Object.values(await readPictureIndex()).flatMap(({ files }) => Object.values(files));
    const there = readdirSync(picturesFolder).filter((file) => file !== 'index.json');
    const own = named.filter((file) => !file.startsWith('../'));
    expect([...new Set(own)].sort()).toEqual(there.sort());
    const isWebp = (file: string) => /^RIFF.{4}WEBP$/s.test(bytesOf(file).toString('latin1', 0, 12));
    expect(there.filter((file) => !isWebp(file))).toEqual([]);
  });

  it('show each good of the starter set as the set does, with the same files [DESK-174]', async () => {
    const starter = JSON.parse(readFileSync(starterPictureIndex, 'utf8')) as PictureIndex; // the painter's index
    const demo = await readPictureIndex();
    for (const [key, [name]] of starterPictures(village)) {
      const files = Object.values(starter[key]?.files ?? {});
      expect(files.length, key).toBe(3);
      const shown = demo[name] && Object.values(demo[name].files);
      if (shown) expect(shown, key).toEqual(files.map((file) => `../../starter/pictures/${file}`));
    }
    const used = new Set(Object.values(starter).flatMap(({ files }) => Object.values(files)));
    const there = readdirSync(starterPicturesFolder).filter((file) => file !== 'index.json');
    expect([...used].sort()).toEqual(there.sort());
  });

  it('are in the repository once', () => {
    const hashOf = (folder: URL) => (file: string) =>
      createHash('sha256')
        .update(readFileSync(new URL(file, folder)))
        .digest('hex');
    const all = [picturesFolder, starterPicturesFolder].flatMap((folder) =>
      readdirSync(folder).map(hashOf(folder)),
    );
    expect(new Set(all).size).toBe(all.length);
  });

  it('take at most 6.3 MB together', () => {
    const sizes = [picturesFolder, starterPicturesFolder].flatMap((folder) =>
      readdirSync(folder).map((file) => readFileSync(new URL(file, folder)).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_300_000);
  });
});
