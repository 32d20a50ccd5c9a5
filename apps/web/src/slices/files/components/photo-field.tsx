// A photo in a form. It is uploaded when it is chosen.
import { IconPhotoPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type Ref, useId, useRef } from 'react';
import { pictureFaults } from '../../../messages/picture-faults.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { fitPicture, uploadFile } from '../files.api.ts';
import { files as words } from '../files.messages.ts';
import styles from './file-fields.module.css';
import { RemoveButton } from './remove-button.tsx';
import { FilePhoto } from './shown-file.tsx';
import { UploadFailure } from './upload-failure.tsx';

export interface FileFieldProps {
  readonly label: string;
  /** The id of the uploaded file. */
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
}

function usePhoto(onChange: FileFieldProps['onChange']) {
  const upload = useMutation(uploadFile);
  const fit = useMutation(fitPicture);
  const send = (picture: Blob): void =>
    upload.mutate(picture, { onSuccess: ({ id: fileId }) => onChange(fileId) });
  const choose = (file: File): void => {
    upload.reset();
    fit.mutate(file, { onSuccess: (picture) => void (typeof picture !== 'string' && send(picture)) });
  };
  const fault = typeof fit.data === 'string' ? pictureFaults[fit.data](fit.variables?.name ?? '') : null;
  const isBusy = fit.isPending || upload.isPending;
  const sendAgain = (): void => void (upload.variables && send(upload.variables));
  return { choose, fault, isBusy, error: upload.error, sendAgain, forget: upload.reset };
}

export function PhotoField({ label, value, onChange }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { choose, fault, isBusy, error, sendAgain, forget } = usePhoto(onChange);
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      {value !== null && <FilePhoto id={value} name={label} />}
      <FileInput id={id} ref={input} onFile={choose} />
      {value === null ? (
        <Button
          kind="plain"
          icon={<IconPhotoPlus size="1.25rem" aria-hidden />}
          isBusy={isBusy}
          aria-describedby={`${id}-label`}
          onClick={() => input.current?.click()}
        >
          {words.choosePhoto}
        </Button>
      ) : (
        <RemoveButton onClick={() => onChange(null)}>{words.removePhoto}</RemoveButton>
      )}
      <Reason text={fault} />
      <UploadFailure isPhoto error={error} unsent={words.photoUnsent} onAgain={sendAgain} />
      {error && <RemoveButton onClick={forget}>{words.withoutPhoto}</RemoveButton>}
    </div>
  );
}

interface FileInputProps {
  readonly id: string;
  readonly ref: Ref<HTMLInputElement>;
  readonly onFile: (file: File) => void;
}

/** Hidden, because the button opens it. */
const FileInput = ({ id, ref, onFile }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    id={id}
    tabIndex={-1}
    accept="image/*"
    className={styles.input}
    onChange={({ currentTarget }) => {
      const [file] = currentTarget.files ?? [];
      if (file) onFile(file);
      // Otherwise choosing the same file again fires no change event.
      currentTarget.value = '';
    }}
  />
);
