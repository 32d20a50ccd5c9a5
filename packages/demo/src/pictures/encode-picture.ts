// A finished canvas as the three files that the media slice keeps.
import { type CoverSize, coverSizes } from '@haat/contract/covers';
import sharp from 'sharp';
import type { Canvas, Raster } from './canvas.ts';

export interface EncodedPicture {
  readonly width: number;
  readonly height: number;
  readonly sizes: Readonly<Record<CoverSize, Uint8Array>>;
}

// The server goes on after the demo is loaded, and needs the memory.
sharp.cache(false);

/** Low effort: seven hundred of them have to be ready before somebody loses patience. */
const options = { quality: 80, effort: 2 } as const;

export async function encodePicture(picture: Canvas | Raster): Promise<EncodedPicture> {
  const { data, width, height } = picture;
  const channels = data.length === width * height * 4 ? 4 : 3;
  const inWidth = (widthPx: number): Promise<Buffer> => {
    const whole = sharp(data, { raw: { width, height, channels } });
    return (widthPx < width ? whole.resize(widthPx) : whole).webp(options).toBuffer();
  };
  const [small, middle, large] = await Promise.all([
    inWidth(coverSizes.small),
    inWidth(coverSizes.middle),
    inWidth(coverSizes.large),
  ]);
  return { width, height, sizes: { small, middle, large } };
}
