import type { AnswerOf } from '@haat/contract/endpoint';
import { uploadImage } from '@haat/contract/operator/images';
import { type UploadOptions, upload } from '../platform/upload.ts';

export type UploadedPicture = AnswerOf<typeof uploadImage>;

/** Stores the picture. Records take its id, and have its path in answers. */
export function uploadPicture(file: File, options: UploadOptions = {}): Promise<UploadedPicture> {
  const form = new FormData();
  form.set('name', [...file.name].slice(0, nameLength).join(''));
  form.set('cover', file);
  return upload(uploadImage, form, options);
}

/** The file's name is cut to this, because nobody reads it. */
const nameLength = 60;
