// Shows a notice until a city exists, because nobody can enter an address before.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { ui } from '../../../ui/ui.messages.ts';
import { citiesQuery } from '../accounts.api.ts';
import { accounts } from '../accounts.messages.ts';

export function CityGate({ children }: { readonly children: ReactNode }) {
  const { data, refetch } = useQuery(citiesQuery);
  if (data?.length !== 0) return children;
  return (
    <BlankState
      picture="house"
      title={accounts.location.notOpen}
      line={accounts.location.notOpenLine}
      action={
        <Button kind="plain" isWide onClick={() => void refetch()}>
          {ui.tryAgain}
        </Button>
      }
    />
  );
}
