// The disk of the data folder is really full while people buy. It is a small tmpfs, which only root may mount.
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePicture } from '../../apps/api/src/testing/pictures.ts';
import { familyOf } from '../processes/process-family.ts';
import { newPlace } from '../processes/start-haat.ts';
import { faultSizes } from './fault-sizes.ts';
import { type Market, openMarket, staff } from './market.ts';

const { fillings } = faultSizes();
const orders = 8;
const diskBytes = 600_000_000;

const mount = (folder: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes},mode=711`, 'none', folder]).status === 0;

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'haat-mount-'));
  const isMounted = mount(folder);
  if (isMounted) spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return isMounted;
}

const isRoot = canMount();
if (!isRoot) console.log('The tests of a full disk are skipped: only root can mount a small disk.');

describe.runIf(isRoot)('a full disk', () => {
  let disk: string;
  let market: Market;
  beforeAll(async () => {
    const place = await newPlace();
    disk = join(place.folder, 'disk');
    mkdirSync(disk);
    mount(disk);
    const dataDir = join(disk, 'data');
    const remove = (): void => {
      spawnSync('umount', ['-l', disk]);
      place.remove();
    };
    const onDisk = { ...place, dataDir, env: { ...place.env, DATA_DIR: dataDir }, remove };
    market = await openMarket({ place: onDisk });
  });
  afterAll(() => market.close());

  const ballast = (): string => join(disk, 'ballast');

  /** Until nothing fits any more. */
  function fill(): void {
    const file = openSync(ballast(), 'a');
    for (const size of [1_000_000, 4_096]) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size));
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
    }
    // Otherwise its space would stay taken when it is deleted.
    closeSync(file);
  }

  const upload = async (): Promise<number> => {
    const form = new FormData();
    form.set('cover', new Blob([new Uint8Array(await makePicture())]), 'a.png');
    const headers = { authorization: `Token ${staff.retailer}` };
    const url = `${market.url}/api/shops/product-images/`;
    return (await fetch(url, { method: 'POST', headers, body: form })).status;
  };

  it(`changes are 503 with Retry-After, and work again without a restart, ${fillings} times [FAULT-6]`, async () => {
    const server = () => familyOf(market.npm.pid).filter(({ command }) => command.includes('main.ts'));
    const [before] = server();
    for (let n = 0; n < fillings; n += 1) {
      await market.buyers.more(orders);
      const refused = market.buyers.unavailable;
      fill();
      await expect.poll(() => market.buyers.unavailable, { timeout: 60_000 }).toBeGreaterThan(refused + 20);
      expect((await fetch(`${market.url}/healthz`)).status).toBe(200);
      rmSync(ballast());
      await market.buyers.more(orders);
    }
    expect(server()).toEqual([before]);
  });

  it('uploads of pictures are refused with words, and work again [WATCH-15]', async () => {
    // Beside the buyers, the process that decodes pictures may not start in time.
    const uploadsAre = (status: number): Promise<void> =>
      expect.poll(upload, { timeout: 120_000, interval: 1_000 }).toBe(status);
    await uploadsAre(201);
    fill();
    await uploadsAre(507);
    rmSync(ballast());
    await uploadsAre(201);
  });

  it('every answered order is there once, with its stock and money [FAULT-2]', async () => {
    await market.buyers.stop();
    await market.expectAllThere();
  });
});
