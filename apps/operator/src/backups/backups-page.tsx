// /backups: the last backup, and how an operator has them made.
import { serverTimeOf } from '@haat/client/server-clock';
import type { BackupState } from '@haat/contract/operator/today';
import Box from '@mui/material/Box';
import { useToday } from '../today/use-today.ts';
import { Facts } from '../ui/facts.tsx';
import { time } from '../ui/format.ts';
import { PageHead } from '../ui/page-head.tsx';
import { Part } from '../ui/part.tsx';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { durationOf, lastBackupWords, sizeOf } from './backup-words.ts';

export function BackupsPage() {
  const { data, error, isPending, dataUpdatedAt, refetch } = useToday();
  return (
    <>
      <PageHead title="Backups">{data && lastBackupWords(data.backup, serverTimeOf(dataUpdatedAt))}</PageHead>
      {isPending && <LoadingState />}
      {!isPending && !data && <FailedState error={error} onRetry={() => void refetch()} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Present backup={data.backup} />
          <Ways />
        </Box>
      )}
    </>
  );
}

const Present = ({ backup: { last, every_seconds, failed_at } }: { readonly backup: BackupState }) => (
  <Part title="Now">
    <Facts
      facts={[
        ['Last backup', last ? `${time(last.at)}, ${sizeOf(last.bytes)}` : 'None yet'],
        ['By itself', every_seconds === null ? 'No' : `Every ${durationOf(every_seconds)}`],
        ...(failed_at === null
          ? []
          : [['Failed', `${time(failed_at)}. The server’s log says why.`] as const]),
      ]}
    />
  </Part>
);

/** In the server's terminal, because a file has everything and must not leave by the browser. */
const Ways = () => (
  <Part title="In the server’s terminal">
    <Facts
      facts={[
        ['Again and again', <Command key="every" words="backup --every 6h --keep 14 --to DIR" />],
        ['Once', <Command key="once" words="backup FILE" />],
        ['I back up in another way', <Command key="off" words="backup --off" />],
      ]}
    />
    Keep the newest file on another machine, too: a broken disk takes its backups along.
  </Part>
);

const Command = ({ words }: { readonly words: string }) => (
  <Box component="code" sx={{ fontFamily: 'monospace' }}>
    npm run haat -- {words}
  </Box>
);
