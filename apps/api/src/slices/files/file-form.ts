import { imageFormatOf } from '@haat/contract/image-format';
import { limits } from '@haat/contract/limits';
import { AppError, invalidInput } from '../../platform/app-error.ts';
import { fieldMessages } from '../../platform/http/field.messages.ts';
import type { Form } from '../../platform/http/read-form.ts';
import { tooLargeImage } from '../media/index.ts';
import { fileMessages } from './files.messages.ts';
import { type Sound, soundOf } from './sound-format.ts';

export type SentFile =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array }
  | ({ readonly kind: 'sound'; readonly isForList: boolean } & Sound);

export const fileFormFile = { fileName: 'file', maxBytes: limits.imageBytes } as const;

/** The bytes decide what it is. Throws `image.too_large`, `sound.too_large`, `sound.invalid`, `input.invalid`. */
export function checkFileForm({ isFileTooLarge, begun, words }: Form): SentFile {
  const isForList = purposeOf(words) === 'list';
  if (!begun) throw isFileTooLarge ? tooLargeImage() : invalidInput({ file: [fieldMessages.required] });
  const { bytes, type } = begun;
  const sound = soundOf(bytes);
  if (!sound && isPicture(begun)) {
    if (isFileTooLarge) throw tooLargeImage();
    return { kind: 'picture', bytes };
  }
  const isSound = sound !== undefined || type.startsWith('audio/');
  if (isSound && bytes.length > (isForList ? limits.listSoundBytes : limits.soundBytes)) {
    const detail = isForList ? fileMessages.listTooLarge : fileMessages.soundTooLarge;
    throw new AppError('sound.too_large', { detail });
  }
  if (isFileTooLarge) throw tooLargeImage();
  if (!sound) throw new AppError('sound.invalid', { detail: fileMessages.wrongSound });
  return { kind: 'sound', isForList, ...sound };
}

/** Throws `input.invalid`. */
function purposeOf({ for: purpose = '' }: Form['words']): 'list' | undefined {
  if (purpose !== '' && purpose !== 'list') throw invalidInput({ for: [fileMessages.noPurpose] });
  return purpose === 'list' ? 'list' : undefined;
}

/** Also one of a format that isn't taken, so that its refusal speaks of pictures. */
const isPicture = ({ bytes, type }: NonNullable<Form['begun']>): boolean =>
  imageFormatOf(bytes) !== undefined || type.startsWith('image/');
