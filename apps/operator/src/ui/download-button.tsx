// Downloads a file from the server, such as the catalogue as CSV.

import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { saveFile } from '../platform/download.ts';
import { sentenceOf } from '../platform/http.ts';
import type { DeskProvider } from '../providers/data-provider.ts';
import { DownloadIcon } from './icons.tsx';

interface DownloadButtonProps {
  /** The resource must have `export` in its calls. */
  readonly resource: string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly fileName: string;
  readonly children: string;
}

export function DownloadButton({ resource, query = {}, fileName, children }: DownloadButtonProps) {
  const provider = useDataProvider<DeskProvider>();
  const notify = useNotify();
  const download = useMutation({
    mutationFn: () => provider.download(resource, { query }),
    onSuccess: ({ data }) => saveFile(data, fileName),
    onError: (error) => notify(sentenceOf(error), { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      loadingPosition="start"
      onClick={() => download.mutate()}
    >
      <span>{children}</span>
    </Button>
  );
}
