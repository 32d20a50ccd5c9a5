// A picture's form: the file within its limit, the two words beside it. It is always read to its end, so that a phone
// that is still sending gets its answer instead of a broken connection.

import type { MultipartFile } from '@fastify/multipart';
import { limits } from '@haat/contract';
import type { FastifyRequest } from 'fastify';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import { cleanText } from '../../platform/http/clean-text.ts';

export interface ImageForm {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly isPrimary: boolean;
}

interface RawForm {
  file?: Uint8Array;
  isTooLarge: boolean;
  readonly words: Map<string, string>;
}

const formLimits = { fileSize: limits.imageBytes, files: 20, fields: 20, parts: 40, fieldSize: 1000 };

/** Throws `body.unsupported`, `image.too_large`, `input.malformed`, `input.invalid`. */
export async function readImageForm(request: FastifyRequest): Promise<ImageForm> {
  if (!request.isMultipart()) {
    throw new AppError('body.unsupported', { detail: 'Send the picture as a form (multipart/form-data).' });
  }
  const { file, isTooLarge, words } = await readParts(request);
  if (isTooLarge) {
    throw new AppError('image.too_large', { detail: 'Choose a picture of at most 1 MB (1048576 bytes).' });
  }
  if (!file) throw invalidInput({ cover: ['The field is required'] });
  return { bytes: file, name: nameOf(words), isPrimary: isPrimaryOf(words) };
}

async function readParts(request: FastifyRequest): Promise<RawForm> {
  const form: RawForm = { isTooLarge: false, words: new Map() };
  try {
    for await (const part of request.parts({ limits: formLimits })) {
      if (part.type === 'field') form.words.set(part.fieldname, String(part.value));
      else await readFile(part, form);
    }
  } catch (error) {
    request.log.info({ err: error }, 'a form could not be read');
    throw new AppError('input.malformed', { detail: 'The form could not be read. Send it again.' });
  }
  return form;
}

/** The first file named `cover` counts; others are read and forgotten. */
async function readFile(part: MultipartFile, form: RawForm): Promise<void> {
  const isCover = part.fieldname === 'cover' && !form.file && !form.isTooLarge;
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) if (isCover) chunks.push(chunk);
  if (!isCover) return;
  if (part.file.truncated) form.isTooLarge = true;
  else form.file = Buffer.concat(chunks);
}

function nameOf(words: ReadonlyMap<string, string>): string {
  const { name } = cleanText({ name: words.get('name') ?? '' }) as { name: string }; // a text stays a text
  if (name.length > limits.name) throw invalidInput({ name: [`Use at most ${limits.name} letters.`] });
  return name;
}

function isPrimaryOf(words: ReadonlyMap<string, string>): boolean {
  const word = words.get('is_primary')?.trim() ?? 'false';
  if (word !== 'true' && word !== 'false') throw invalidInput({ is_primary: ['Send true or false.'] });
  return word === 'true';
}
