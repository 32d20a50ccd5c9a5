// The first page: what needs a hand, and the figures of the last 14 days.
import { serverTimeOf } from '@haat/client/server-clock';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { Link } from 'react-router';
import { lastBackupWords } from '../backups/backup-words.ts';
import { sentenceOf } from '../platform/http.ts';
import { ring, setRing, useRingOn } from '../platform/ring.ts';
import { SetupChecklist } from '../setup/setup-checklist.tsx';
import { clockTime } from '../ui/format.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { FailedState, LoadingState } from '../ui/states.tsx';
import { Figures } from './figures.tsx';
import { NeedList } from './need-list.tsx';
import { useToday } from './use-today.ts';

export function TodayPage() {
  const { data, error, isPending, dataUpdatedAt, refetch } = useToday();
  const again = (): void => void refetch();
  return (
    <>
      <PageHead title="Today" actions={<RingSwitch />}>
        {data && <Box sx={{ color: 'text.secondary' }}>{`Refreshed at ${clockTime(dataUpdatedAt)}`}</Box>}
      </PageHead>
      <SetupChecklist />
      {isPending && <LoadingState />}
      {!isPending && !data && <FailedState error={error} onRetry={again} />}
      {data && (
        <>
          {error && <StaleNotice error={error} at={dataUpdatedAt} onRetry={again} />}
          <NeedList needs={data.needs} />
          <Figures days={data.days} />
          <MuiLink component={Link} to="/backups" sx={{ display: 'inline-block', mt: 2, py: 1.5 }}>
            {lastBackupWords(data.backup, serverTimeOf(dataUpdatedAt))}
          </MuiLink>
        </>
      )}
    </>
  );
}

interface StaleNoticeProps {
  readonly error: unknown;
  /** When the figures on the screen were loaded. */
  readonly at: number;
  readonly onRetry: () => void;
}

/** Old figures are better than none. */
const StaleNotice = ({ error, at, onRetry }: StaleNoticeProps) => (
  <Notice>
    <Box role="alert" sx={{ mb: 1 }}>
      {`These figures are from ${clockTime(at)}. ${sentenceOf(error)}`}
    </Box>
    <Button variant="outlined" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
);

function RingSwitch() {
  const isOn = useRingOn();
  const change = (next: boolean): void => {
    setRing(next);
    // Plays the sound once, which also allows it in the browser from then on.
    if (next) void ring();
  };
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_event, next) => change(next)} />}
      label="Ring for new needs"
    />
  );
}
