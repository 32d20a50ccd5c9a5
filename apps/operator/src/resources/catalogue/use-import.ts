// One import: the chosen file, its check and its result.
import { ApiError } from '@haat/client/api-error';
import type { CatalogueImport } from '@haat/contract/operator/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { importCatalogue } from '../../providers/import-catalogue.ts';
import { type ChosenFile, openCatalogueFile } from './catalogue-file.ts';

/** `part` is the sent share of the file, from 0 to 1. */
export type Work = { readonly name: 'check' | 'import'; readonly part: number };

export interface ImportState {
  readonly file?: ChosenFile;
  /** What is running. */
  readonly work?: Work;
  /** What the import would do, or has done. */
  readonly report?: CatalogueImport;
  /** What went wrong. */
  readonly fault?: string;
}

export function useImport() {
  const [state, setState] = useState<ImportState>({});
  const queryClient = useQueryClient();
  const logoutIfDenied = useLogoutIfAccessDenied();
  const { check, stop } = useCheck(setState);

  return {
    ...state,
    async choose(files: readonly File[]): Promise<void> {
      stop();
      const [file, ...others] = files;
      if (!file) return;
      if (others.length > 0) return setState({ fault: 'Choose one file at a time.' });
      const opened = await openCatalogueFile(file);
      if ('fault' in opened) setState(opened);
      else await check(opened);
    },
    async checkAgain(): Promise<void> {
      if (state.file) await check(state.file);
    },
    async apply(): Promise<void> {
      const { file, report } = state;
      if (!file || !report || state.work) return;
      const onProgress = (part: number): void => setState({ file, report, work: { name: 'import', part } });
      onProgress(0);
      try {
        setState({ file, report: await importCatalogue(file.content, { isDryRun: false, onProgress }) });
        await queryClient.invalidateQueries();
      } catch (error) {
        setState({ file, report, fault: sentenceOf(error) });
        // Somebody changed the catalogue or the types after the check.
        if (error instanceof ApiError && error.code === 'import.refused')
          await check(file, sentenceOf(error));
        else await logoutIfDenied(error);
      }
    },
    startOver: (): void => setState({}),
  };
}

/** Checks what the import would do. A new check stops the previous one. */
function useCheck(setState: (state: ImportState) => void) {
  const stopCheck = useRef<AbortController>(undefined);
  const logoutIfDenied = useLogoutIfAccessDenied();
  // Stop a check when the person leaves: it would waste the connection. An import continues.
  useEffect(() => () => stopCheck.current?.abort(), []);

  const check = async (file: ChosenFile, fault?: string): Promise<void> => {
    stopCheck.current?.abort();
    stopCheck.current = new AbortController();
    const { signal } = stopCheck.current;
    const show = (next: ImportState): void =>
      void (signal.aborted || setState({ file, ...next, ...(fault && { fault }) }));
    const onProgress = (part: number): void => show({ work: { name: 'check', part } });
    onProgress(0);
    try {
      show({ report: await importCatalogue(file.content, { isDryRun: true, onProgress, signal }) });
    } catch (error) {
      if (signal.aborted) return;
      show({ fault: sentenceOf(error) });
      await logoutIfDenied(error);
    }
  };
  return { check, stop: (): void => stopCheck.current?.abort() };
}
