import { limits } from '@haat/contract/limits';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { mediaMessages } from './media.messages.ts';

export interface ImageForm {
  readonly bytes: Uint8Array;
  readonly name: string;
  readonly isPrimary: boolean;
}

/** The file is in the field `cover`. */
export const imageFormFile = { fileName: 'cover', maxBytes: limits.imageBytes } as const;

export const tooLargeImage = () => new AppError('image.too_large', { detail: mediaMessages.tooManyBytes });

/** Throws `image.too_large`, `input.invalid`. */
export function checkImageForm({ file, isFileTooLarge, words }: Form): ImageForm {
  if (isFileTooLarge) throw tooLargeImage();
  if (!file) throw invalidInput({ cover: [fieldMessages.required] });
  const { name = '', is_primary: isPrimary = 'false' } = words;
  if ([...name].length > limits.name)
    throw invalidInput({ name: [fieldMessages.atMostLetters(limits.name)] });
  if (isPrimary !== 'true' && isPrimary !== 'false') {
    throw invalidInput({ is_primary: [fieldMessages.trueOrFalse] });
  }
  return { bytes: file, name, isPrimary: isPrimary === 'true' };
}
