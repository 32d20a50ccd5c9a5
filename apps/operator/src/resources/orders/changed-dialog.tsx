// Explains that an action is no longer possible, because somebody else has changed the order.
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { closeByKey } from '../../ui/close-by-key.ts';

interface ChangedDialogProps {
  readonly change: string | undefined;
  readonly onClose: () => void;
}

export function ChangedDialog({ change, onClose }: ChangedDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={closeByKey(onClose)} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Somebody has changed this order</DialogTitle>
      <DialogContent>{`${change ?? 'This is no longer possible.'} The page shows it now.`}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
