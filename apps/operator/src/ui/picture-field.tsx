// Chooses, shows, replaces and removes a picture. Forms use it through PictureInput.

import { coverAt } from '@haat/contract/covers';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useRef } from 'react';
import { AddPhotoIcon } from './icons.tsx';
import type { PictureUploading } from './use-picture-upload.ts';

type Shape = 'wide' | 'square' | 'whole';

interface PictureFieldProps {
  readonly label: string;
  readonly shape: Shape;
  /** The path of the saved picture, not of one that is being uploaded. */
  readonly cover: string | null;
  readonly uploading: PictureUploading;
  readonly helperText?: string | undefined;
  /** Why the form can't be saved with this picture. */
  readonly error?: string | undefined;
  readonly onRemove: () => void;
}

export function PictureField(props: PictureFieldProps) {
  const { label, shape, cover, uploading, helperText, error, onRemove } = props;
  const { upload, fault } = uploading;
  const [labelId, helpId] = [useId(), useId()];
  const hasPicture = upload !== undefined || cover !== null;
  const shownError = fault ?? error ?? upload?.failure;
  return (
    <Box
      role="group"
      aria-labelledby={labelId}
      aria-describedby={helpId}
      data-fault={error === undefined ? undefined : true}
    >
      <Box id={labelId} sx={{ mb: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {label}
      </Box>
      {hasPicture && (
        <Preview src={upload?.previewUrl ?? coverAt(cover ?? '', 'large')} shape={shape} label={label} />
      )}
      {upload && !upload.failure && <Progress part={upload.part} />}
      <Buttons uploading={uploading} hasPicture={hasPicture} helpId={helpId} onRemove={onRemove} />
      <FormHelperText
        id={helpId}
        component="div"
        error={shownError !== undefined}
        role={shownError && 'alert'}
      >
        {shownError ?? helperText ?? 'A JPEG, PNG, WebP or AVIF picture'}
      </FormHelperText>
    </Box>
  );
}

interface PreviewProps {
  readonly src: string;
  readonly shape: Shape;
  readonly label: string;
}

const sizes = {
  wide: { width: '100%', maxWidth: 400, aspectRatio: '16 / 9', objectFit: 'cover' },
  square: { width: '100%', maxWidth: 200, aspectRatio: '1', objectFit: 'cover' },
  whole: { maxWidth: '100%', maxHeight: 240 },
} as const satisfies Record<Shape, object>;

const Preview = ({ src, shape, label }: PreviewProps) => (
  <Box
    component="img"
    src={src}
    alt={`${label} as chosen`}
    sx={{ display: 'block', borderRadius: 2, bgcolor: 'action.hover', mb: 1, ...sizes[shape] }}
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

interface ButtonsProps extends Pick<PictureFieldProps, 'uploading' | 'onRemove'> {
  readonly hasPicture: boolean;
  readonly helpId: string;
}

function Buttons({ uploading, hasPicture, helpId, onRemove }: ButtonsProps) {
  const { upload } = uploading;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {upload?.failure && (
        <Button variant="contained" onClick={uploading.retry}>
          Try again
        </Button>
      )}
      <ChooseButton hasPicture={hasPicture} describedBy={helpId} onFile={uploading.choose} />
      {hasPicture && (
        <Button color="error" onClick={upload ? uploading.drop : onRemove}>
          <span>{upload && !upload.failure ? 'Stop' : 'Remove'}</span>
        </Button>
      )}
    </Box>
  );
}

interface ChooseButtonProps {
  readonly hasPicture: boolean;
  readonly describedBy: string;
  readonly onFile: (file: File) => void;
}

/** Opens the device's file dialog: files on a desktop, camera and gallery on a phone. */
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
        accept="image/*"
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
        <span>{hasPicture ? 'Replace' : 'Choose a picture'}</span>
      </Button>
    </>
  );
}
