import { limits } from '@haat/contract/limits';
import { AppError, invalidInput } from '../../../platform/app-error.ts';
import { fieldMessages } from '../../../platform/http/field.messages.ts';
import type { Form } from '../../../platform/http/read-form.ts';
import { fileMessages } from './file.messages.ts';

export const importFormFile = { fileName: 'file', maxBytes: limits.importBytes } as const;

interface ImportForm {
  readonly file: Uint8Array;
  readonly isDryRun: boolean;
  /** The answer also says what changes in each row. */
  readonly hasDetails: boolean;
}

/** Throws `body.too_large`, `input.invalid`. */
export function checkImportForm({ file, isFileTooLarge, words }: Form): ImportForm {
  if (isFileTooLarge) {
    const megabytes = limits.importBytes / 1024 / 1024;
    throw new AppError('body.too_large', {
      detail: fileMessages.tooLarge(megabytes),
    });
  }
  if (!file) throw invalidInput({ file: [fileMessages.choose] });
  return { file, isDryRun: flagOf(words, 'dry_run'), hasDetails: flagOf(words, 'details') };
}

function flagOf(words: Form['words'], name: string): boolean {
  const { [name]: flag = 'false' } = words;
  if (flag !== 'true' && flag !== 'false') throw invalidInput({ [name]: [fieldMessages.trueOrFalse] });
  return flag === 'true';
}
