// Somebody's picture made ours: judged by its content, turned upright, in three sizes of WebP, nothing else kept.
import { type CoverSize, coverSizes, limits } from '@haat/contract';
import sharp from 'sharp';
import { AppError } from '../../platform/app-error.ts';
import { imageFormatOf } from './image-format.ts';

export interface EncodedImage {
  /** Of the picture as it came, upright. */
  readonly width: number;
  readonly height: number;
  readonly sizes: Readonly<Record<CoverSize, Uint8Array>>;
}

const decoding = { failOn: 'error', limitInputPixels: limits.imagePixels } as const;
const readingHeader = { failOn: 'error', limitInputPixels: false } as const;
const quality = 80;

/** Throws `image.invalid` with what to do. */
export async function encodeImage(bytes: Uint8Array): Promise<EncodedImage> {
  const { width, height } = await measure(bytes);
  const pixels = await sharp(bytes, decoding)
    .autoOrient()
    .resize({ width: coverSizes.large, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refuse);
  const { width: rawWidth, height: rawHeight, channels } = pixels.info;
  const toWebp = (widthPx: number): Promise<Buffer> =>
    sharp(pixels.data, { raw: { width: rawWidth, height: rawHeight, channels } })
      .resize({ width: widthPx, withoutEnlargement: true })
      .webp({ quality })
      .toBuffer();
  const [small, middle, large] = await Promise.all([
    toWebp(coverSizes.small),
    toWebp(coverSizes.middle),
    toWebp(coverSizes.large),
  ]);
  return { width, height, sizes: { small, middle, large } };
}

/** Width and height, from the header alone: a picture that unfolds to gigabytes is refused before it does. */
async function measure(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const format = imageFormatOf(bytes);
  if (!format) throw invalidImage('Choose a JPEG, PNG, WebP or AVIF picture.');
  const {
    autoOrient,
    format: decoder,
    compression,
  } = await sharp(bytes, readingHeader).metadata().catch(refuse);
  const isAsClaimed =
    decoder === format || (format === 'avif' && decoder === 'heif' && compression === 'av1');
  if (!isAsClaimed) refuse();
  const { width, height } = autoOrient;
  if (Math.max(width, height) > limits.imageSidePixels || width * height > limits.imagePixels) {
    throw invalidImage(
      `Choose a smaller picture: at most ${limits.imageSidePixels} pixels on a side and ${limits.imagePixels / 1e6} megapixels.`,
    );
  }
  return { width, height };
}

const invalidImage = (detail: string): AppError => new AppError('image.invalid', { detail });

function refuse(): never {
  throw invalidImage('The picture is damaged. Choose another one, or save it again as JPEG or PNG.');
}
