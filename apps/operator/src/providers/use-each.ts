// Runs an action on several records, one after another.
import { ApiError } from '@haat/client/api-error';
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../areas/desk.ts';
import { sentenceOf } from '../platform/http.ts';
import { signedInAgain } from '../platform/session.ts';
import type { DeskProvider } from './data-provider.ts';

/** The call for one record. `reason` is empty when none was asked for. */
export type ActOnOne<Row> = (provider: DeskProvider, row: Row, reason: string) => Promise<unknown>;

interface Failure<Row> {
  readonly row: Row;
  readonly text: string;
}

export interface EachResult<Row> {
  readonly done: readonly Row[];
  readonly failures: readonly Failure<Row>[];
}

/**
 * `run` ends early when `stop` is called or the person leaves the page. If the session ends, it waits for the next
 * sign-in.
 */
export function useEach<Row extends RaRecord>() {
  const { provider } = useDesk();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<EachResult<Row>>();
  const isStopped = useRef(false);
  // The person may leave the page while calls run.
  useEffect(() => () => stop(isStopped), []);

  const run = async (rows: readonly Row[], act: (provider: DeskProvider, row: Row) => Promise<unknown>) => {
    let result: EachResult<Row> = { done: [], failures: [] };
    isStopped.current = false;
    for (const row of rows) {
      if (isStopped.current) break;
      setProgress(result);
      result = withOutcome(result, row, await outcomeOf(() => act(provider, row)));
    }
    setProgress(undefined);
    await queryClient.invalidateQueries();
    return result;
  };
  return { progress, run, stop: () => stop(isStopped) };
}

/** Undefined, or the error. */
async function outcomeOf(call: () => Promise<unknown>): Promise<unknown> {
  try {
    await call();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) return error ?? new Error('failed');
    await signedInAgain();
    return outcomeOf(call);
  }
}

function stop(isStopped: { current: boolean }): void {
  isStopped.current = true;
}

const withOutcome = <Row>({ done, failures }: EachResult<Row>, row: Row, error: unknown): EachResult<Row> =>
  error === undefined
    ? { done: [...done, row], failures }
    : { done, failures: [...failures, { row, text: sentenceOf(error) }] };
