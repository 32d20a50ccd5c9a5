// Acts on several records, one after the other.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { ApiError, sentenceOf } from '../platform/http.ts';
import { type DeskProvider, dataProvider } from './data-provider.ts';

/** The call for one record. `reason` is empty where none was asked for. */
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
 * `run` ends early when `stop` was called, the page was left, or the session has ended. It calls the provider itself: after a
 * 401 react-admin's would answer as if all were well. Loading everything again then opens the sign-in.
 */
export function useEach<Row extends RaRecord>() {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<EachResult<Row>>();
  const isStopped = useRef(false);
  // The page may be left while calls go on.
  useEffect(() => () => stop(isStopped), []);

  const run = async (rows: readonly Row[], act: (provider: DeskProvider, row: Row) => Promise<unknown>) => {
    let result: EachResult<Row> = { done: [], failures: [] };
    isStopped.current = false;
    for (const row of rows) {
      if (isStopped.current) break;
      setProgress(result);
      const error = await act(dataProvider, row).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('failed'),
      );
      result = withOutcome(result, row, error);
      if (error instanceof ApiError && error.status === 401) break;
    }
    setProgress(undefined);
    await queryClient.invalidateQueries();
    return result;
  };
  return { progress, run, stop: () => stop(isStopped) };
}

function stop(isStopped: { current: boolean }): void {
  isStopped.current = true;
}

const withOutcome = <Row>({ done, failures }: EachResult<Row>, row: Row, error: unknown): EachResult<Row> =>
  error === undefined
    ? { done: [...done, row], failures }
    : { done, failures: [...failures, { row, text: sentenceOf(error) }] };
