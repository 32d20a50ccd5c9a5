import type { FactorAdded, FactorState } from '@haat/contract/operator/second-factor';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { removePasskey } from '../providers/second-step.ts';
import { Part } from '../ui/part.tsx';
import { AddDialog } from './add-dialog.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { lastUse } from './last-use.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type Passkey = FactorState['passkeys'][number];

export interface PartProps {
  readonly state: FactorState;
  readonly onAdded: (added: FactorAdded) => void;
}

export function PasskeysPart({ state, onAdded }: PartProps) {
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey>();
  return (
    <Part title="Passkeys">
      {state.passkeys.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          The quickest way: your fingerprint, your face, a PIN or a security key.
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {state.passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
        ))}
      </Box>
      <Button variant="outlined" onClick={() => setIsAdding(true)}>
        Add a passkey
      </Button>
      {isAdding && (
        <AddDialog title="Add a passkey" onClose={() => setIsAdding(false)}>
          <AddPasskey
            onAdded={(added) => {
              setIsAdding(false);
              onAdded(added);
            }}
          />
        </AddDialog>
      )}
      {leaving && (
        <RemoveDialog
          title={`Remove the passkey ‘${leaving.name}’?`}
          state={state}
          remove={() => removePasskey(leaving.id)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Part>
  );
}

interface PasskeyLineProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

const PasskeyLine = ({ passkey, onRemove }: PasskeyLineProps) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
    <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{passkey.name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {lastUse(passkey)}
        {passkey.origin !== window.location.origin && `. Works at ${passkey.origin} only`}
      </Typography>
    </Box>
    <Button color="error" aria-label={`Remove ‘${passkey.name}’`} onClick={onRemove}>
      Remove
    </Button>
  </Box>
);
