// Lets only operators see the pages. The server refuses everybody else's calls anyway.
import Button from '@mui/material/Button';
import { useGetIdentity, useLogout } from 'ra-core';
import type { ReactNode } from 'react';
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
        Ask an operator to give you this role.
      </BlankState>
    </>
  );
}
