// Deletes the page's record after a question. Then it goes to the list or to a given page.
import type { ApiError } from '@haat/client/api-error';
import Button from '@mui/material/Button';
import { type RaRecord, useDelete, useNotify, useRedirect, useResourceContext } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../platform/http.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface DeleteButtonProps {
  readonly record: RaRecord;
  /** The question, such as 'Delete Jackfruit?'. */
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  /** The message after deleting. */
  readonly success: string;
  /** The path to go to afterwards. By default the list. */
  readonly then?: string;
}

export function DeleteButton({ record, title, text, success, then }: DeleteButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const [remove, { isPending, error }] = useDelete<RaRecord, ApiError>();
  const onSuccess = (): void => {
    notify(success, { type: 'success' });
    redirect(then ?? 'list', resource);
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        Delete
      </Button>
      {isOpen && (
        <QuestionDialog
          title={title}
          text={text}
          verb="Delete"
          isBusy={isPending}
          error={error ? sentenceOf(error) : undefined}
          onCancel={() => setIsOpen(false)}
          onConfirm={() => remove(resource, { id: record.id, previousData: record }, { onSuccess })}
        />
      )}
    </>
  );
}
