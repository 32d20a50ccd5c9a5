// /second-step: how the operator signs in besides the phone number.
import type { FactorAdded } from '@haat/contract/operator/second-factor';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { PageHead } from '../ui/page-head.tsx';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { AppPart } from './app-part.tsx';
import { CodesPart } from './codes-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useKeepState, useSecondStep } from './use-second-step.ts';

export default function SecondStepPage() {
  const { data: state, error, refetch } = useSecondStep();
  const keepState = useKeepState();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const added = ({ state: next, recovery_codes }: FactorAdded): void => {
    keepState(next);
    setCodes(recovery_codes);
  };
  return (
    <>
      <PageHead title="Your second step">
        At each sign-in, the desk asks for your passkey or a code from your app. It asks again before you see
        a whole number, export, block somebody or make an operator.
      </PageHead>
      {error && !state && <FailedState error={error} onRetry={() => void refetch()} />}
      {!state && !error && <LoadingState />}
      {state && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
          <PasskeysPart state={state} onAdded={added} />
          <AppPart state={state} onAdded={added} />
          {(state.app || state.passkeys.length > 0) && <CodesPart state={state} onAdded={added} />}
        </Box>
      )}
      {codes.length > 0 && <CodesDialog codes={codes} onDone={() => setCodes([])} />}
    </>
  );
}

interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** Only its button closes it, because the codes are shown once. */
function CodesDialog({ codes, onDone }: CodesDialogProps) {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Your recovery codes</DialogTitle>
      <DialogContent>
        <RecoveryCodes codes={codes} verb="I have kept them" onDone={onDone} />
      </DialogContent>
    </Dialog>
  );
}
