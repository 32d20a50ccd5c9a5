// Asks for a reason, which the person will be told.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { closeByKey } from './close-by-key.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** What will happen. */
  readonly text: string;
  /** Shown below the text. */
  readonly children?: ReactNode;
  /** Of the field. */
  readonly label?: string;
  readonly verb: string;
  /** Without a reason, `onConfirm` gets an empty one. */
  readonly isOptional?: boolean;
  readonly maxLength: number;
  readonly isBusy: boolean;
  /** Why the server refused the last try. */
  readonly error: string | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: (reason: string) => void;
}

// Long: one form, whose field and buttons say the same state.
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    text,
    children,
    label = 'Reason',
    verb,
    isOptional = false,
    maxLength,
    isBusy,
    error,
    onCancel,
    onConfirm,
  } = props;
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const lacksReason = reason.trim() === '' && !isOptional;
    setIsMissing(lacksReason);
    if (!lacksReason && !isBusy) onConfirm(reason.trim());
  };
  const fault = isMissing ? `Enter a ${label.toLowerCase()}.` : error;
  return (
    <Dialog open onClose={closeByKey(onCancel)} aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{text}</Typography>
          {children}
          <TextField
            autoFocus
            multiline
            minRows={2}
            label={isOptional ? `${label} (optional)` : label}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            error={fault !== undefined}
            helperText={fault}
            slotProps={{ htmlInput: { maxLength } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Go back</Button>
          <Button type="submit" variant="contained" color="error" loading={isBusy}>
            <span>{verb}</span>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
