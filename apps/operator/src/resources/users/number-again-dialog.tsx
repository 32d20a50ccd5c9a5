// Asks the operator to repeat a person's number, so that a wrong tap can't change a role.
import { nationalDigits } from '@haat/contract/phone';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId, useState } from 'react';
import { closeByKey } from '../../ui/close-by-key.ts';

interface NumberAgainDialogProps {
  readonly title: string;
  readonly text: string;
  readonly name: string;
  /** The person's whole number. */
  readonly number: string;
  readonly verb: string;
  readonly isSevere: boolean;
  readonly isBusy: boolean;
  /** Why the server refused the last try. */
  readonly error: string | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function NumberAgainDialog(props: NumberAgainDialogProps) {
  const { title, text, name, number, verb, isSevere, isBusy, error, onCancel, onConfirm } = props;
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [isOther, setIsOther] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isSame = nationalDigits(typed) === nationalDigits(number);
    setIsOther(!isSame);
    if (isSame && !isBusy) onConfirm();
  };
  const fault = isOther ? `This is not the number of ${name}.` : error;
  return (
    <Dialog open onClose={closeByKey(onCancel)} aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{text}</Typography>
          <TextField
            autoFocus
            type="tel"
            autoComplete="off"
            label={`Phone number of ${name}`}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={fault !== undefined}
            helperText={fault}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Go back</Button>
          <Button type="submit" variant="contained" color={isSevere ? 'error' : 'primary'} loading={isBusy}>
            {verb}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
