// Encodes a finished canvas as WebP in three sizes.
import { type CoverSize, coverSizes } from '@haat/contract/covers';
import sharp, { type WebpOptions } from 'sharp';
import type { Canvas, Raster } from './canvas.ts';

/** Chosen by eye, so that all pictures together stay below 6.3 MB. Large pictures are for dense screens. */
const options: Readonly<Record<CoverSize, WebpOptions>> = {
  small: { quality: 74, effort: 6, alphaQuality: 80 },
  middle: { quality: 68, effort: 6, alphaQuality: 80, smartSubsample: true },
  large: { quality: 60, effort: 6, alphaQuality: 80 },
};

/** Pictures are never enlarged: a size wider than the picture is the picture itself. */
export function encodePicture(picture: Canvas | Raster, size: CoverSize): Promise<Buffer> {
  const { data, width, height } = picture;
  const channels = data.length === width * height * 4 ? 4 : 3;
  const whole = sharp(data, { raw: { width, height, channels } });
  const sized = coverSizes[size] < width ? whole.resize(coverSizes[size]) : whole;
  return sized.webp(options[size]).toBuffer();
}
