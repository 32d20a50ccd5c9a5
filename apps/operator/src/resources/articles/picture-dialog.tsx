// Puts a picture into the text, or changes the selected one: upload, description, remove.
import { coverAt } from '@haat/contract/covers';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { closeByKey } from '../../ui/close-by-key.ts';
import { PictureField } from '../../ui/picture-field.tsx';
import { usePictureUpload } from '../../ui/use-picture-upload.ts';

interface PictureDialogProps {
  readonly editor: Editor;
  /** A file that was pasted or dropped. */
  readonly file: File | undefined;
  readonly onClose: () => void;
}

export function PictureDialog(props: PictureDialogProps) {
  const titleId = useId();
  const { start, cover, setCover, alt, setAlt, error, uploading, save, remove, close } = usePicture(props);
  return (
    <Dialog open onClose={closeByKey(close)} aria-labelledby={titleId}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={titleId}>{start.src ? 'Change the picture' : 'Add a picture'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <PictureField
            label="Picture"
            shape="whole"
            cover={cover}
            uploading={uploading}
            error={error}
            onRemove={() => setCover(null)}
          />
          <TextField
            label="Description"
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            helperText="What the picture shows, for people who can't see it"
            slotProps={{ htmlInput: { maxLength: 200 } }}
          />
        </DialogContent>
        <Actions
          isChange={start.src !== null}
          isUploading={uploading.upload !== undefined}
          onRemove={remove}
          onClose={close}
        />
      </form>
    </Dialog>
  );
}

interface ActionsProps {
  readonly isChange: boolean;
  readonly isUploading: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const Actions = ({ isChange, isUploading, onRemove, onClose }: ActionsProps) => (
  <DialogActions sx={{ flexWrap: 'wrap' }}>
    {isChange && (
      <Button color="error" onClick={onRemove}>
        Remove from the text
      </Button>
    )}
    <Button onClick={onClose}>Cancel</Button>
    <Button type="submit" variant="contained" disabled={isUploading}>
      {isChange ? 'Change' : 'Add'}
    </Button>
  </DialogActions>
);

function usePicture({ editor, file, onClose }: PictureDialogProps) {
  const [start] = useState(() => pictureAt(editor, file));
  const [cover, setCover] = useState(start.src);
  const [alt, setAlt] = useState(start.alt);
  const [isMissing, setIsMissing] = useState(false);
  const uploading = usePictureUpload((picture) => setCover(picture.cover));
  useFirstFile(file, uploading.choose);
  const close = (): void => {
    onClose();
    editor.commands.focus();
  };
  const save = (event: FormEvent): void => {
    event.preventDefault();
    // The dialog is inside the article's form, which must not be saved now.
    event.stopPropagation();
    setIsMissing(cover === null || uploading.upload !== undefined);
    if (cover === null || uploading.upload) return;
    editor
      .chain()
      .focus()
      .setImage({ src: coverAt(cover, 'large'), alt: alt.trim() })
      .run();
    close();
  };
  const remove = (): void => {
    editor.chain().focus().deleteSelection().run();
    close();
  };
  const error = isMissing && (cover === null || uploading.upload) ? 'Choose a picture first.' : undefined;
  return { start, cover, setCover, alt, setAlt, error, uploading, save, remove, close };
}

interface TextPicture {
  readonly src: string | null;
  readonly alt: string;
}

/** The selected picture. Choosing a new file replaces it. */
function pictureAt(editor: Editor, file: File | undefined): TextPicture {
  if (file || !editor.isActive('image')) return { src: null, alt: '' };
  const { src, alt } = editor.getAttributes('image');
  return { src: String(src), alt: String(alt ?? '') };
}

/** Uploads the file that the dialog was opened with. */
function useFirstFile(file: File | undefined, choose: (file: File) => void): void {
  const isSent = useRef(false);
  // Outside system: the network. The upload begins only once.
  useEffect(() => {
    if (file && !isSent.current) choose(file);
    isSent.current = true;
  }, [file, choose]);
}
