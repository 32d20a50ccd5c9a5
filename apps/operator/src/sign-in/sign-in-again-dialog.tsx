// When the session has ended: signs in over the page, so that what was typed stays.
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useSyncExternalStore } from 'react';
import { isSessionRefused, onSessionRefused } from '../platform/session.ts';
import { type Credentials, signIn } from '../providers/auth-provider.ts';
import { SignInSteps } from './sign-in-steps.tsx';

export function SignInAgainDialog() {
  const titleId = useId();
  const queryClient = useQueryClient();
  const isOpen = useSyncExternalStore(onSessionRefused, isSessionRefused);
  const again = async (credentials: Credentials): Promise<void> => {
    await signIn(credentials);
    void queryClient.invalidateQueries();
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
