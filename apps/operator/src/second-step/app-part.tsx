import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { removeApp } from '../providers/second-step.ts';
import { Part } from '../ui/part.tsx';
import { AddApp } from './add-app.tsx';
import { AddDialog } from './add-dialog.tsx';
import { lastUse } from './last-use.ts';
import type { PartProps } from './passkeys-part.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

export function AppPart({ state, onAdded }: PartProps) {
  const [open, setOpen] = useState<'add' | 'remove'>();
  const close = (): void => setOpen(undefined);
  return (
    <Part title="Authenticator app">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {state.app ? lastUse(state.app) : 'An app on your phone shows a new code every 30 seconds.'}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen('add')}>
        <span>{state.app ? 'Set up another app instead' : 'Set up an authenticator app'}</span>
      </Button>
      {state.app && (
        <Button color="error" aria-label="Remove the authenticator app" onClick={() => setOpen('remove')}>
          Remove
        </Button>
      )}
      {open === 'add' && (
        <AddDialog title="Set up an authenticator app" onClose={close}>
          <AddApp
            onAdded={(added) => {
              close();
              onAdded(added);
            }}
          />
        </AddDialog>
      )}
      {open === 'remove' && (
        <RemoveDialog
          title="Remove the authenticator app?"
          state={state}
          remove={removeApp}
          onClose={close}
        />
      )}
    </Part>
  );
}
