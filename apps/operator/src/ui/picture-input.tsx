// A field of a form with a picture: choose, see, replace, remove. The record answers a path, the form sends the new id.
import { coverAt } from '@haat/contract/covers';
import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useRef } from 'react';
import { useInput } from 'react-admin';
import { pictureTypes } from './picture-file.ts';
import { type PictureUpload, usePictureUpload } from './use-picture-upload.ts';

type Shape = 'wide' | 'square';

/** The value of the field: the path of the saved picture, a newly uploaded one, or none. */
type Picture = string | { readonly id: number; readonly cover: string } | null | undefined;

/** The path of a form's `cover`. */
const coverOfForm = (picture: Picture): string | null =>
  typeof picture === 'object' ? (picture?.cover ?? null) : (picture ?? null);

/** A form's `cover` in words, for the comparison of two versions. */
export const coverInWords = (picture: unknown): string => {
  if (picture === null || picture === undefined) return 'No picture';
  return typeof picture === 'object' ? 'The picture that you chose' : 'The saved picture';
};

const asItIs = (value: unknown): unknown => value;

interface PictureInputProps {
  readonly source?: string;
  readonly label?: string;
  readonly shape?: Shape;
  readonly helperText?: string;
}

export function PictureInput({
  source = 'cover',
  label = 'Picture',
  shape = 'wide',
  helperText,
}: PictureInputProps) {
  const waiting = useRef<string>(undefined);
  // react-admin would turn null into an empty text.
  const { field, fieldState } = useInput({ source, format: asItIs, validate: () => waiting.current });
  const { upload, fault, ...picture } = usePictureUpload((uploaded) => field.onChange(uploaded));
  waiting.current = reasonToWait(upload);
  const [labelId, helpId] = [useId(), useId()];
  const cover = coverOfForm(field.value as Picture); // the form keeps what this field wrote
  const hasPicture = upload !== undefined || cover !== null;
  const error = fault ?? (fieldState.error && reasonToWait(upload)) ?? upload?.failure;
  const remove = (): void => {
    picture.drop();
    if (!upload) field.onChange(null);
  };
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={helpId}>
      <Box id={labelId} sx={{ mb: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {label}
      </Box>
      {hasPicture && (
        <Preview src={upload?.previewUrl ?? coverAt(cover ?? '', 'large')} shape={shape} label={label} />
      )}
      {upload && !upload.failure && <Progress part={upload.part} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {upload?.failure && (
          <Button variant="contained" onClick={picture.retry}>
            Try again
          </Button>
        )}
        <ChooseButton hasPicture={hasPicture} describedBy={helpId} onFile={picture.choose} />
        {hasPicture && (
          <Button color="error" onClick={remove}>
            {upload && !upload.failure ? 'Stop' : 'Remove'}
          </Button>
        )}
      </Box>
      <FormHelperText id={helpId} component="div" error={error !== undefined} role={error && 'alert'}>
        {error ?? helperText ?? 'A JPEG, PNG, WebP or AVIF picture'}
      </FormHelperText>
    </Box>
  );
}

/** Saving now would lose the picture. */
function reasonToWait(upload: PictureUpload | undefined): string | undefined {
  if (!upload) return undefined;
  if (upload.failure) return 'The picture is not uploaded. Try again, or remove it.';
  return 'The picture is still uploading. Save again in a moment.';
}

interface PreviewProps {
  readonly src: string;
  readonly shape: Shape;
  readonly label: string;
}

const Preview = ({ src, shape, label }: PreviewProps) => (
  <Box
    component="img"
    src={src}
    alt={`${label} as chosen`}
    sx={{
      display: 'block',
      width: '100%',
      maxWidth: shape === 'wide' ? 400 : 200,
      aspectRatio: shape === 'wide' ? '16 / 9' : '1',
      objectFit: 'cover',
      borderRadius: 2,
      bgcolor: 'action.hover',
      mb: 1,
    }}
  />
);

const Progress = ({ part }: { readonly part: number }) => (
  <Box sx={{ maxWidth: 400, mb: 1 }}>
    <LinearProgress
      aria-label="Uploading the picture"
      variant={part > 0 && part < 1 ? 'determinate' : 'indeterminate'}
      value={Math.round(part * 100)}
    />
  </Box>
);

interface ChooseButtonProps {
  readonly hasPicture: boolean;
  readonly describedBy: string;
  readonly onFile: (file: File) => void;
}

/** Opens the device's own choice: files on a desktop; camera and gallery on a phone. */
function ChooseButton({ hasPicture, describedBy, onFile }: ChooseButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label="Picture file"
        accept={pictureTypes.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Otherwise choosing the same file again fires no change event.
          currentTarget.value = '';
        }}
      />
      <Button
        variant="outlined"
        startIcon={<AddPhotoIcon />}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {hasPicture ? 'Replace' : 'Choose a picture'}
      </Button>
    </>
  );
}
