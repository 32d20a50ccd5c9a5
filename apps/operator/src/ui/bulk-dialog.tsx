// Asks once before acting on several records, then shows progress and failures.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type RaRecord, useNotify } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { type EachResult, useEach } from '../providers/use-each.ts';
import type { BulkAction } from './bulk-action.ts';
import { closeByKey } from './close-by-key.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface BulkDialogProps<Row extends RaRecord> {
  readonly action: BulkAction<Row>;
  readonly rows: readonly Row[];
  readonly nameOf: (row: Row) => string;
  /** '3 shops' */
  readonly some: (number: number) => string;
  /** These succeeded. The others stay selected. */
  readonly onDone: (rows: readonly Row[]) => void;
  readonly onClose: () => void;
}

export function BulkDialog<Row extends RaRecord>(props: BulkDialogProps<Row>) {
  const { action, rows, some, onDone, onClose } = props;
  const { verb, done, text, reasonLength, act } = action;
  const notify = useNotify();
  const { progress, run, stop } = useEach<Row>();
  const [result, setResult] = useState<EachResult<Row>>();
  const start = async (reason: string): Promise<void> => {
    const outcome = await run(rows, (provider, row) => act(provider, row, reason));
    onDone(outcome.done);
    if (outcome.failures.length > 0) return setResult(outcome);
    notify(`${some(outcome.done.length)} ${done}`, { type: 'success' });
    onClose();
  };
  if (result) return <Report {...props} result={result} />;
  if (progress) return <Running {...props} progress={progress} onStop={stop} />;
  const question = {
    title: `${verb} ${some(rows.length)}?`,
    text,
    children: action.details?.(rows),
    verb: action.confirm ?? verb,
    isBusy: false,
    error: undefined,
    onCancel: onClose,
  };
  return reasonLength === undefined ? (
    <QuestionDialog {...question} isSevere={action.isSevere ?? false} onConfirm={() => void start('')} />
  ) : (
    <ReasonDialog {...question} maxLength={reasonLength} onConfirm={(reason) => void start(reason)} />
  );
}

interface RunningProps<Row extends RaRecord> extends BulkDialogProps<Row> {
  readonly progress: EachResult<Row>;
  readonly onStop: () => void;
}

function Running<Row extends RaRecord>({ action, rows, some, progress, onStop }: RunningProps<Row>) {
  const finished = progress.done.length + progress.failures.length;
  const labelId = useId();
  return (
    <BulkFrame
      title={`${action.verb} ${some(rows.length)}`}
      buttons={<Button onClick={onStop}>Stop after this one</Button>}
    >
      <Typography id={labelId} sx={{ mb: 1 }}>
        {`${finished + 1} of ${rows.length}`}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-labelledby={labelId}
        value={(finished / rows.length) * 100}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </BulkFrame>
  );
}

interface ReportProps<Row extends RaRecord> extends BulkDialogProps<Row> {
  readonly result: EachResult<Row>;
}

function Report<Row extends RaRecord>({ action, nameOf, some, onClose, result }: ReportProps<Row>) {
  const { done, failures } = result;
  return (
    <BulkFrame
      title={`${some(failures.length)} not ${action.done}`}
      onClose={onClose}
      buttons={
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Box role="alert">
        <Typography sx={{ mb: 2 }}>
          {done.length > 0 && `${some(done.length)} ${action.done}. `}
          The others stay selected, so that you can try again.
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {failures.map(({ row, text }) => (
            <Box component="li" key={row.id} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              <strong>{nameOf(row)}</strong>: {text}
            </Box>
          ))}
        </Box>
      </Box>
    </BulkFrame>
  );
}

interface BulkFrameProps {
  readonly title: string;
  readonly buttons: ReactNode;
  /** Without it, the dialog closes by itself. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

function BulkFrame({ title, buttons, onClose, children }: BulkFrameProps) {
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} {...(onClose && { onClose: closeByKey(onClose) })}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{buttons}</DialogActions>
    </Dialog>
  );
}
