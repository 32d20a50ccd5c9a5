import { useState } from 'react';
import { sentenceOf } from '../platform/http.ts';

/** The state of a step: whether it is being sent, and why it failed. */
export function useStep() {
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const run = (problem: string | undefined, work: () => Promise<unknown>): void => {
    setFault(problem);
    if (problem !== undefined) return;
    setIsBusy(true);
    work()
      .catch((error: unknown) => setFault(sentenceOf(error)))
      .finally(() => setIsBusy(false));
  };
  return { fault, isBusy, run };
}
