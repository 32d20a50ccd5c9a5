// Shown above the form of a record that somebody else has deleted.
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext } from 'ra-core';
import { useNavigate } from 'react-router';
import { draftKey, keepDraft } from './kept-draft.ts';
import { Notice } from './notice.tsx';

interface DeletedNoticeProps {
  /** The form's values. */
  readonly mine: Readonly<Record<string, unknown>>;
  readonly canAddAgain: boolean | undefined;
  /** Called before the person leaves the form. */
  readonly onLeave: () => void;
}

export function DeletedNotice({ mine, canAddAgain = false, onLeave }: DeletedNoticeProps) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const addAgain = (): void => {
    const { id: _id, version: _version, ...record } = mine;
    onLeave();
    // The form restores it, as after a reload.
    keepDraft(draftKey(resource ?? '', undefined, ''), Object.keys(record), record);
    void navigate(createPath({ resource, type: 'create' }));
  };
  return (
    <div role="alert">
      <Notice>
        Somebody has deleted this in the meantime. What you typed is still here.
        {canAddAgain && <Button onClick={addAgain}>Add it again</Button>}
      </Notice>
    </div>
  );
}
