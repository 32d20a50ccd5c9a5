// A form's picture field. The record has a path, the form sends the new id.

import { useInput } from 'ra-core';
import { useRef } from 'react';
import { useHoldSave } from './held-save.ts';
import { PictureField } from './picture-field.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

/** The value of the field: the path of the saved picture, a newly uploaded one, or none. */
type Picture = string | { readonly id: number; readonly cover: string } | null | undefined;

/** The path of a form's `cover`. */
export const coverOfForm = (picture: Picture): string | null =>
  typeof picture === 'object' ? (picture?.cover ?? null) : (picture ?? null);

/** A form's `cover` as text, for comparing two versions. */
export const coverInWords = (picture: unknown): string => {
  if (picture === null || picture === undefined) return 'No picture';
  return typeof picture === 'object' ? 'The picture that you chose' : 'The saved picture';
};

const asItIs = (value: unknown): unknown => value;

interface PictureInputProps {
  readonly source?: string;
  readonly label?: string;
  readonly shape?: 'wide' | 'square';
  readonly helperText?: string;
}

export function PictureInput({
  source = 'cover',
  label = 'Picture',
  shape = 'wide',
  helperText,
}: PictureInputProps) {
  const fault = useRef<string>(undefined);
  // ra-core would turn null into an empty text.
  const { field, fieldState } = useInput({ source, format: asItIs, validate: () => fault.current });
  const uploading = usePictureUpload((uploaded) => field.onChange(uploaded));
  const { upload } = uploading;
  // Saving now would lose the picture.
  fault.current = upload?.failure && 'The picture is not uploaded. Try again, or remove it.';
  const isSaveWaiting = useHoldSave(
    uploading.isReading || (upload !== undefined && upload.failure === undefined),
  );
  const isRefusedByServer = fieldState.error?.type === 'manual' || fieldState.error?.type === 'server';
  return (
    <PictureField
      label={label}
      shape={shape}
      cover={coverOfForm(field.value as Picture)} // the form holds what this field wrote
      uploading={uploading}
      helperText={isSaveWaiting ? 'Saving goes on when the picture is uploaded.' : helperText}
      error={fieldState.error && (isRefusedByServer ? fieldState.error.message : fault.current)}
      onRemove={() => field.onChange(null)}
    />
  );
}
