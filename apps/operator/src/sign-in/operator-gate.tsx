// Lets only operators see the pages. The server refuses everybody else's calls anyway.
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { PageHead } from '../ui/page-head.tsx';
import { BlankState, FailedState, LoadingState } from '../ui/states.tsx';

export function OperatorGate({ children }: { readonly children: ReactNode }) {
  const { identity, error, isPending, refetch } = useGetIdentity();
  if (isPending) return <LoadingState />;
  if (!identity) return <FailedState error={error} onRetry={() => refetch?.()} />;
  return identity.isOperator === true ? (
    children
  ) : (
    <OperatorsOnly name={identity.hasName === true ? identity.fullName : undefined} />
  );
}

function OperatorsOnly({ name }: { readonly name: string | undefined }) {
  const logout = useLogout();
  return (
    <>
      <PageHead title="This page is for operators" />
      <BlankState
        title={name ? `You are signed in as ${name}` : 'You are signed in'}
        action={
          <>
            <Button variant="outlined" href="/" sx={{ m: 0.5 }}>
              Open the app
            </Button>
            <Button variant="outlined" onClick={() => void logout()} sx={{ m: 0.5 }}>
              Sign in with another number
            </Button>
          </>
        }
      >
        Whoever runs the server can give you this role.
      </BlankState>
    </>
  );
}
