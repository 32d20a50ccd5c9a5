// Turns an uploaded picture into WebP in three sizes: checks the content, rotates it upright, drops all metadata.

import { type CoverSize, coverSizes } from '@haat/contract/covers';
import { type ImageFormat, imageFormatOf } from '@haat/contract/image-format';
import { serverLimits } from '@haat/contract/limits';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import {
  type ChildWork,
  type ChildWorkOptions,
  makeChildWork,
  type WorkOutcome,
} from '../../platform/child-work.ts';
import type { LocalizedText } from '../../platform/localized-text.ts';
import type { SliceContext } from '../../platform/slice-context.ts';
import type { ImageAnswer, ImageTask } from './image.program.ts';
import { mediaMessages } from './media.messages.ts';

export interface EncodedImage {
  /** Size of the uploaded picture, upright. */
  readonly width: number;
  readonly height: number;
  readonly sizes: Readonly<Record<CoverSize, Uint8Array>>;
}

const megabyte = 1024 * 1024;

/** The largest accepted picture, a PNG of 50 megapixels, needs about half of this memory. */
const childOptions: ChildWorkOptions = {
  program: new URL('./image.program.ts', import.meta.url),
  queueLength: 8,
  timeLimitMs: 15_000,
  memoryLimitBytes: 1024 * megabyte,
  idleMs: 60_000,
};

const works = new WeakMap<FastifyInstance, ChildWork>();

/** One child process per server, for the pictures of all requests. */
export function imageWorkOf({
  app,
  makeChildWork: make,
}: Pick<SliceContext, 'app' | 'makeChildWork'>): ChildWork {
  const work = works.get(app) ?? makeImageWork({}, make);
  if (!works.has(app)) app.addHook('onClose', () => work.close());
  works.set(app, work);
  return work;
}

export const makeImageWork = (changes: Partial<ChildWorkOptions> = {}, make = makeChildWork): ChildWork =>
  make({ ...childOptions, ...changes });

/** Throws `image.invalid` with what to do, or `unavailable` when too many pictures wait. */
export async function encodeImage(work: ChildWork, bytes: Uint8Array): Promise<EncodedImage> {
  const format = imageFormatOf(bytes);
  if (!format) throw invalidImage(mediaMessages.wrongFormat);
  const maxPixels = format === 'avif' ? serverLimits.avifPixels : serverLimits.imagePixels;
  const widths = [coverSizes.small, coverSizes.middle, coverSizes.large];
  const task: ImageTask = { bytes, format, maxSide: serverLimits.imageSidePixels, maxPixels, widths };
  const answer = answerOf(await work.run(task));
  if ('fault' in answer) throw answer.fault === 'too-large' ? tooLarge(format) : damaged();
  const { width, height, files } = answer;
  const [small, middle, large] = files;
  if (!small || !middle || !large) throw new Error('the child left out a size');
  return { width, height, sizes: { small, middle, large } };
}

function answerOf(outcome: WorkOutcome): ImageAnswer {
  if (outcome.end === 'done') return outcome.result as ImageAnswer; // our own program sends nothing else
  // Trying the same picture again would fail again.
  if (outcome.end === 'too-much-memory' || outcome.end === 'crashed') return { fault: 'damaged' };
  throw new AppError('unavailable', {
    detail: mediaMessages.busy,
    retryAfterSeconds: 5,
  });
}

const invalidImage = (detail: LocalizedText): AppError => new AppError('image.invalid', { detail });

const damaged = (): AppError => invalidImage(mediaMessages.damaged);

function tooLarge(format: ImageFormat): AppError {
  const isAvif = format === 'avif';
  const megapixels = (isAvif ? serverLimits.avifPixels : serverLimits.imagePixels) / 1e6;
  return invalidImage(mediaMessages.tooLarge(megapixels, isAvif));
}
