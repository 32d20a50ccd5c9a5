// Adds several windows one after another. Added ones stay when a later one fails.
import type { SlotRecord } from '@haat/contract/operator/slots';
import { useQueryClient } from '@tanstack/react-query';
import { useCreate, useNotify } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { slotsText, some } from './slot-words.ts';

type NewWindow = Pick<SlotRecord, 'start' | 'end' | 'cut_off_minutes' | 'capacity'> & {
  readonly weekday: number;
};

export function useAddWindows(cityId: number, onSaved: () => void) {
  const [create] = useCreate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const add = async (windows: readonly NewWindow[]): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    let added = 0;
    try {
      for (const window of windows) {
        await create('slots', { data: { city: cityId, ...window } }, { returnPromise: true });
        added += 1;
      }
      notify(`${slotsText(added)} added`, { type: 'success' });
      onSaved();
    } catch (error) {
      const done = `${some(added, 'slot was', 'slots were')} added, ${windows.length - added} not.`;
      setProblem(`${sentenceOf(error)} ${done} Add the others again.`);
    } finally {
      setIsBusy(false);
      // The plan leaves out the added windows.
      await queryClient.invalidateQueries({ queryKey: ['slots'] });
    }
  };
  return { isBusy, problem, add: (windows: readonly NewWindow[]) => void add(windows) };
}
