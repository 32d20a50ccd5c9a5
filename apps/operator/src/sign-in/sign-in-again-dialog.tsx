// Signs in again over the page when the session has ended, so that what was typed stays.
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useId, useSyncExternalStore } from 'react';
import { isSessionRefused, onSessionRefused } from '../platform/session.ts';
import { type Credentials, signInAgain } from '../providers/auth-provider.ts';
import { SignInSteps } from './sign-in-steps.tsx';

export function SignInAgainDialog() {
  const titleId = useId();
  const queryClient = useQueryClient();
  const isOpen = useSyncExternalStore(onSessionRefused, isSessionRefused);
  const { identity } = useGetIdentity();
  const again = async (credentials: Credentials): Promise<void> => {
    if (await signInAgain(credentials, identity?.id)) void queryClient.invalidateQueries();
    else window.location.reload();
  };
  return (
    <Dialog open={isOpen} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Sign in again</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          You were signed out. Sign in to go on. What you typed on this page is kept.
        </Typography>
        {isOpen && <SignInSteps onCode={again} />}
      </DialogContent>
    </Dialog>
  );
}
