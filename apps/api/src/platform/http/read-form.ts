// Reads a form with a file. A form that is slightly too long is read to its end, so that a phone which is still sending gets
// an answer instead of a broken connection. A far longer one is answered and cut off.
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { cleanText } from './clean-text.ts';
import { cutOffAfterAnswer } from './cut-off.ts';
import { requestMessages } from './problem.messages.ts';

export interface Form {
  /** Undefined when it is missing or too large. */
  readonly file: Uint8Array | undefined;
  readonly isFileTooLarge: boolean;
  /** How the file begins, also when it is too large, and what its sender says it is. Undefined when it wasn't read. */
  readonly begun: { readonly bytes: Uint8Array; readonly type: string } | undefined;
  /** The other fields by name, trimmed. */
  readonly words: Readonly<Record<string, string>>;
}

interface RecordedCall {
  /** The name of the file's field. Other files are ignored. */
  readonly fileName: string;
  readonly maxBytes: number;
}

/** For the routes of `app` alone: others need none of its hooks. A file over its limit is read to the end and counted. */
export async function addForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
}

const formLimits = { files: 20, fields: 20, parts: 40, fieldSize: 10_000 };

/** Throws `body.unsupported`, `input.malformed`, and `input.invalid` for characters that can't be stored. */
export async function readForm(request: FastifyRequest, asked: RecordedCall): Promise<Form> {
  if (!request.isMultipart()) {
    throw new AppError('body.unsupported', {
      detail: requestMessages.notForm,
    });
  }
  const { words, ...form } = saysTooLong(request)
    ? cutOff(request)
    : await Promise.race([readParts(request, asked), untilTooLong(request)]);
  // Cleaning only trims texts.
  return { ...form, words: cleanText(Object.fromEntries(words)) as Record<string, string> };
}

/** More than any phone's photo needs. */
const readAtMost = 12 * 1024 * 1024;

interface Parts extends Omit<Form, 'words'> {
  readonly words: ReadonlyMap<string, string>;
}

const saysTooLong = ({ headers }: FastifyRequest): boolean =>
  Number(headers['content-length'] ?? 0) > readAtMost;

function cutOff(request: FastifyRequest): Parts {
  cutOffAfterAnswer(request);
  return { words: new Map(), file: undefined, isFileTooLarge: true, begun: undefined };
}

/** For a form without Content-Length. Resolves only when it is too long. Call it while the form is being read. */
function untilTooLong(request: FastifyRequest): Promise<Parts> {
  return new Promise((resolve) => {
    let read = 0;
    const count = (chunk: Buffer): void => {
      read += chunk.length;
      if (read <= readAtMost) return;
      request.raw.off('data', count);
      resolve(cutOff(request));
    };
    request.raw.on('data', count);
  });
}

async function readParts(request: FastifyRequest, { fileName, maxBytes }: RecordedCall): Promise<Parts> {
  const words = new Map<string, string>();
  const files: ReadFile[] = [];
  try {
    for await (const part of request.parts({ limits: { ...formLimits, fileSize: maxBytes } })) {
      if (part.type === 'field') words.set(part.fieldname, String(part.value));
      else if (part.fieldname === fileName && files.length === 0) files.push(await readFile(part));
      else part.file.resume();
    }
  } catch (error) {
    request.log.info({ err: error }, 'could not read a form');
    throw new AppError('input.malformed', { detail: requestMessages.unreadableForm });
  }
  const [begun] = files;
  const isFileTooLarge = begun?.isCut === true;
  return { words, file: isFileTooLarge ? undefined : begun?.bytes, isFileTooLarge, begun };
}

interface ReadFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly isCut: boolean;
}

async function readFile({ file, mimetype }: MultipartFile): Promise<ReadFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return { bytes: Buffer.concat(chunks), type: mimetype, isCut: file.truncated };
}
