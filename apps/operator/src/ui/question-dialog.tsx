// Asks before something that can't be undone.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { closeByKey } from './close-by-key.ts';

interface QuestionDialogProps {
  readonly title: string;
  readonly text: string;
  /** Shown below the text. */
  readonly children?: ReactNode;
  readonly verb: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** False when it takes nothing away. */
  readonly isSevere?: boolean;
  /** The button that changes nothing. */
  readonly keep?: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function QuestionDialog({
  title,
  text,
  children,
  verb,
  isBusy,
  error,
  isSevere = true,
  keep = 'Go back',
  onCancel,
  onConfirm,
}: QuestionDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={closeByKey(onCancel)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Typography>{text}</Typography>
        {children}
        {error && (
          <Typography role="alert" color="error" sx={{ mt: 2 }}>
            {error}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{keep}</Button>
        <Button
          variant="contained"
          color={isSevere ? 'error' : 'primary'}
          loading={isBusy}
          onClick={onConfirm}
        >
          <span>{verb}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
