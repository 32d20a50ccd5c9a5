// Sets up the second step of an operator who has none, where the desk requires one.
import type { FactorAdded } from '@haat/contract/operator/second-factor';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useKeepState } from './use-second-step.ts';

export function EnrolStep({ onDone }: { readonly onDone: () => void }) {
  const [way, setWay] = useState<'passkey' | 'app'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const keepState = useKeepState();
  const added = ({ state, recovery_codes }: FactorAdded): void => {
    keepState(state);
    setCodes(recovery_codes);
  };
  if (codes) return <RecoveryCodes codes={codes} verb="Open the desk" onDone={onDone} />;
  if (!way) return <Choice onChoice={setWay} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {way === 'passkey' ? <AddPasskey onAdded={added} /> : <AddApp onAdded={added} />}
      <Button onClick={() => setWay(undefined)}>Choose another way</Button>
    </Box>
  );
}

const Choice = ({ onChoice }: { readonly onChoice: (way: 'passkey' | 'app') => void }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Typography>
      The desk needs more than your phone number. Each time you sign in, you also use a passkey or a code from
      an app.
    </Typography>
    <Button variant="contained" size="large" onClick={() => onChoice('passkey')}>
      Add a passkey
    </Button>
    <Button variant="outlined" size="large" onClick={() => onChoice('app')}>
      Set up an authenticator app
    </Button>
  </Box>
);
