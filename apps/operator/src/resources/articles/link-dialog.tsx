// Sets, changes or removes the link at the cursor.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useState } from 'react';
import { closeByKey } from '../../ui/close-by-key.ts';
import { addressOf } from './link-address.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const titleId = useId();
  const { start, address, setAddress, text, setText, isWrong, save, remove } = useLink(editor, onClose);
  return (
    <Dialog open onClose={closeByKey(onClose)} aria-labelledby={titleId}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={titleId}>{start.address ? 'Change the link' : 'Add a link'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            autoFocus
            label="Address"
            inputMode="url"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
            error={isWrong}
            helperText={
              isWrong
                ? 'Enter an address such as https://example.in, a phone number, or a page of the app such as /shops.'
                : 'A web page, a phone number, or a page of the app such as /shops'
            }
          />
          {start.needsText && (
            <TextField
              label="Words of the link"
              value={text}
              onChange={(event) => setText(event.target.value)}
              helperText="Without words, the address is shown"
            />
          )}
        </DialogContent>
        <Actions isChange={start.address !== ''} onRemove={remove} onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface ActionsProps {
  readonly isChange: boolean;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const Actions = ({ isChange, onRemove, onClose }: ActionsProps) => (
  <DialogActions sx={{ flexWrap: 'wrap' }}>
    {isChange && (
      <Button color="error" onClick={onRemove}>
        Remove the link
      </Button>
    )}
    <Button onClick={onClose}>Cancel</Button>
    <Button type="submit" variant="contained">
      {isChange ? 'Change' : 'Add'}
    </Button>
  </DialogActions>
);

function useLink(editor: Editor, onClose: () => void) {
  const [start] = useState(() => linkAt(editor));
  const [address, setAddress] = useState(start.address);
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    // The dialog is inside the article's form, which must not be saved now.
    event.stopPropagation();
    const href = addressOf(address);
    setIsWrong(href === undefined);
    if (href === undefined) return;
    setLink(editor, href, start.needsText ? text.trim() || address.trim() : undefined);
    onClose();
  };
  const remove = (): void => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return { start, address, setAddress, text, setText, isWrong, save, remove };
}

const linkAt = (editor: Editor) => {
  const address = String(editor.getAttributes('link').href ?? '');
  return { address, needsText: address === '' && editor.state.selection.empty };
};

function setLink(editor: Editor, href: string, text: string | undefined): void {
  const chain = editor.chain().focus();
  if (text === undefined) {
    chain.extendMarkRange('link').setLink({ href }).run();
    return;
  }
  chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
}
