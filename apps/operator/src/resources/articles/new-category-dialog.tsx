// Adds a category without leaving the article. Its picture can be added later.
import type { ApiError } from '@haat/client/api-error';
import { limits } from '@haat/contract/limits';
import type { CategoryRecord } from '@haat/contract/operator/categories';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useCreate, useNotify } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { closeByKey } from '../../ui/close-by-key.ts';

interface NewCategoryDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (id: number) => void;
}

function useNewCategory(onAdded: (id: number) => void) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const notify = useNotify();
  const [create, { isPending }] = useCreate<CategoryRecord, ApiError>();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    // The dialog is inside the article's form, which must not be saved now.
    event.stopPropagation();
    setFault(name.trim() === '' ? 'Enter a name.' : undefined);
    if (name.trim() === '' || isPending) return;
    const onSuccess = ({ id }: CategoryRecord): void => {
      notify('Category added', { type: 'success' });
      onAdded(id);
    };
    const onError = (error: ApiError): void => setFault(error.fields.name ?? sentenceOf(error));
    create('categories', { data: { name: name.trim() } }, { onSuccess, onError });
  };
  return { name, setName, fault, isPending, save };
}

export function NewCategoryDialog({ onClose, onAdded }: NewCategoryDialogProps) {
  const titleId = useId();
  const { name, setName, fault, isPending, save } = useNewCategory(onAdded);
  return (
    <Dialog open onClose={closeByKey(onClose)} aria-labelledby={titleId}>
      <form noValidate onSubmit={save}>
        <DialogTitle id={titleId}>Add a category</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            label="Name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={fault !== undefined}
            helperText={fault}
            slotProps={{ htmlInput: { maxLength: limits.name } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isPending}>
            Add
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
