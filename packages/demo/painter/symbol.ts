// The symbol of a type or a category: only the thing, without a background, for chips and tiles of any colour.
import type { Raster } from './canvas.ts';
import { thingRaster } from './rasters.ts';
import type { ThingName } from './things.ts';

const side = 256;
const margin = 10;

export async function symbol(name: ThingName): Promise<Raster> {
  const raster = await thingRaster(name, side - margin * 2, side - margin * 2);
  const data = new Uint8Array(side * side * 4);
  const left = Math.round((side - raster.width) / 2);
  const top = Math.round((side - raster.height) / 2);
  for (let y = 0; y < raster.height; y += 1) {
    const row = raster.data.subarray(y * raster.width * 4, (y + 1) * raster.width * 4);
    data.set(row, ((top + y) * side + left) * 4);
  }
  return { width: side, height: side, data };
}
