// Shows a notice until a shop type exists, because nobody can register a shop before.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BlankState } from '../../../../ui/feedback/blank-state.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { ui } from '../../../../ui/ui.messages.ts';
import { shopTypesQuery } from '../../shops.api.ts';
import { retailerShop as words } from '../retailer-shop.messages.ts';

/** The operator may have added the first type meanwhile. */
const upToDate = { ...shopTypesQuery, staleTime: 0, refetchOnWindowFocus: 'always' } as const;

export function ShopTypeGate({ children }: { readonly children: ReactNode }) {
  const { data, refetch } = useQuery(upToDate);
  if (data?.length !== 0) return children;
  return (
    <BlankState
      picture="basket"
      title={words.noTypes}
      line={words.noTypesLine}
      action={
        <Button kind="plain" isWide onClick={() => void refetch()}>
          {ui.tryAgain}
        </Button>
      }
    />
  );
}
