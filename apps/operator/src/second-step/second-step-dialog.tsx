// Covers the desk while calls wait for the second step. Then they are sent again, and nothing on the page is lost.
import type { FactorState } from '@haat/contract/operator/second-factor';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useLogout, useNotify } from 'ra-core';
import { useId } from 'react';
import { type FactorAsked, settleFactor } from '../platform/second-factor.ts';
import { closeByKey } from '../ui/close-by-key.ts';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { EnrolStep } from './enrol-step.tsx';
import { GiveStep } from './give-step.tsx';
import { codesLeft, isFewCodes, useKeepState, useSecondStep } from './use-second-step.ts';

const titles: Readonly<Record<FactorAsked, string>> = {
  'factor.missing': 'Set up your second step',
  'factor.required': 'Your second step',
  'factor.again': 'Confirm that it is you',
};

/** No page is behind it yet. */
const isWholeScreen = (asked: FactorAsked): boolean => asked !== 'factor.again';

export default function SecondStepDialog({ asked }: { readonly asked: FactorAsked }) {
  const titleId = useId();
  const logout = useLogout();
  const isWhole = isWholeScreen(asked);
  return (
    <Dialog
      open
      fullScreen={isWhole}
      maxWidth="xs"
      onClose={isWhole ? undefined : closeByKey(() => settleFactor(false))}
      aria-labelledby={titleId}
    >
      <Box sx={isWhole ? screenStyle : undefined}>
        <DialogTitle id={titleId}>{titles[asked]}</DialogTitle>
        <DialogContent>
          <Step asked={asked} />
        </DialogContent>
        <DialogActions>
          {isWhole ? (
            <Button onClick={() => void logout()}>Sign out</Button>
          ) : (
            <Button onClick={() => settleFactor(false)}>Cancel</Button>
          )}
        </DialogActions>
      </Box>
    </Dialog>
  );
}

const screenStyle = { width: '100%', maxWidth: 480, mx: 'auto', pt: { xs: 2, sm: 8 } } as const;

function Step({ asked }: { readonly asked: FactorAsked }) {
  const keepState = useKeepState();
  const notify = useNotify();
  const { data: state, error, refetch } = useSecondStep();
  if (asked === 'factor.missing') return <EnrolStep onDone={() => settleFactor(true)} />;
  if (error) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!state) return <LoadingState />;
  const given = (next: FactorState, way: string): void => {
    keepState(next);
    const left = next.recovery_codes_left;
    if (way === 'recovery' && isFewCodes(left)) {
      notify(`${codesLeft(left)} Make new ones under 'Your second step'.`, { type: 'warning' });
    }
    settleFactor(true);
  };
  return <GiveStep state={state} onGiven={given} />;
}
