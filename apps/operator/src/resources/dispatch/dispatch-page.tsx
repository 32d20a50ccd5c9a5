// /dispatch: the open requests by slot and the deliverers. Several requests are given to one person at once.
import { orderNumber } from '@haat/contract/city-ids';
import type { Dispatch, DispatchDeliverer } from '@haat/contract/operator/dispatch';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { sentenceOf } from '../../platform/http.ts';
import type { DeskProvider } from '../../providers/data-provider.ts';
import { useSingleMutation } from '../../providers/use-single-mutation.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { BlankState, FailedState, LoadingState } from '../../ui/states.tsx';
import { useCities } from '../use-cities.ts';
import { DelivererChoice } from './deliverer-choice.tsx';
import { DispatchMap } from './dispatch-map.tsx';
import { refusalWords } from './refusal-words.ts';
import { SlotRequests } from './slot-requests.tsx';

/** Others accept requests meanwhile. */
const refreshMs = 15_000;

function useDispatch() {
  const [chosen, choose] = useSearchParams();
  const provider = useDataProvider<DeskProvider>();
  const city = chosen.get('city') ?? '';
  const query = city === '' ? {} : { city };
  const board = useQuery({
    queryKey: ['dispatch', query],
    queryFn: async ({ signal }) => (await provider.ask('dispatch', { query, signal })).data as Dispatch, // the contract's shape
    refetchInterval: refreshMs,
  });
  return { city, board, chooseCity: (value: string) => choose(value === '' ? {} : { city: value }) };
}

interface Assigned {
  readonly assigned: readonly number[];
  readonly refused: readonly { readonly id: number; readonly code: string }[];
}

function useAssign(onDone: () => void) {
  const provider = useDataProvider<DeskProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useSingleMutation({
    mutationFn: async (data: { readonly orders: readonly number[]; readonly deliverer: number }) =>
      (await provider.create('dispatch', { data })).data as unknown as Assigned, // the contract's shape
    async onSuccess({ assigned, refused }) {
      onDone();
      notify(assignedWords(assigned.length), { type: 'success' });
      for (const { id, code } of refused) {
        notify(`Order ${orderNumber(id)}: ${refusalWords(code)}`, { type: 'error' });
      }
      await queryClient.invalidateQueries();
    },
    onError: (error: Error) => notify(sentenceOf(error), { type: 'error' }),
  });
}

const assignedWords = (count: number): string =>
  count === 1 ? '1 request assigned' : `${count} requests assigned`;

export function DispatchPage() {
  const { city, board, chooseCity } = useDispatch();
  const cities = useCities();
  return (
    <>
      <PageHead title="Dispatch">
        Tick requests, choose a deliverer, and assign. Deliverers and customers are notified.
      </PageHead>
      {cities.length > 1 && (
        <Box sx={{ display: 'flex', mb: 2 }}>
          <SelectField
            label="City"
            value={city}
            choices={[['', 'All'], ...cities.map(({ id, name }) => [String(id), name] as const)]}
            onChange={chooseCity}
          />
        </Box>
      )}
      {board.isPending && <LoadingState />}
      {board.isError && <FailedState error={board.error} onRetry={() => void board.refetch()} />}
      {board.data && <Board board={board.data} />}
    </>
  );
}

/** Requests that somebody took meanwhile can't be ticked any more. */
const stillOpen = ({ slots }: Dispatch, ticked: readonly number[]): number[] => {
  const open = slots.flatMap(({ requests }) => requests.map(({ order }) => order));
  return open.filter((order) => ticked.includes(order));
};

function Board({ board }: { readonly board: Dispatch }) {
  const [all, setTicked] = useState<readonly number[]>([]);
  const [deliverer, setDeliverer] = useState<DispatchDeliverer['id']>();
  const assign = useAssign(() => setTicked([]));
  const ticked = stillOpen(board, all);
  const tick = (order: number, isTicked: boolean): void =>
    setTicked(isTicked ? [...ticked, order] : ticked.filter((one) => one !== order));
  const canAssign = ticked.length > 0 && deliverer !== undefined;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        {board.slots.length === 0 && (
          <BlankState title="No open requests">Accepted orders without a deliverer appear here.</BlankState>
        )}
        {board.slots.map((slot) => (
          <SlotRequests key={slot.start + slot.end} slot={slot} ticked={ticked} onTick={tick} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0, position: { md: 'sticky' }, top: 16 }}>
        <DelivererChoice board={board} chosen={deliverer} onChoose={setDeliverer} />
        <Button
          variant="contained"
          disabled={!canAssign}
          loading={assign.isPending}
          onClick={() => deliverer !== undefined && assign.mutate({ orders: ticked, deliverer })}
        >
          <span>{ticked.length === 0 ? 'Assign' : `Assign ${ticked.length}`}</span>
        </Button>
        <DispatchMap
          board={board}
          onOrder={(order) => tick(order, !ticked.includes(order))}
          onDeliverer={setDeliverer}
        />
      </Box>
    </Box>
  );
}
