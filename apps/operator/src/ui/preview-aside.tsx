// A preview beside a form. On narrow screens a button opens it.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId, useState } from 'react';

const hasRoom = '(min-width: 75rem)';

export function PreviewAside({ children }: { readonly children: ReactNode }) {
  const titleId = useId();
  if (!useMediaQuery(hasRoom)) return null;
  return (
    <Box component="aside" aria-labelledby={titleId} sx={{ flex: '0 0 392px', position: 'sticky', top: 72 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        As a phone shows it
      </Typography>
      {children}
    </Box>
  );
}

/** For the form. It renders nothing while the preview is beside it. */
export function PreviewButton({ children }: { readonly children: ReactNode }) {
  const titleId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (useMediaQuery(hasRoom)) return null;
  return (
    <Box>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Preview
      </Button>
      <Dialog fullScreen open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={titleId}>
        <Typography id={titleId} variant="h2" sx={{ p: 2, pb: 0 }}>
          As a phone shows it
        </Typography>
        <DialogContent sx={{ p: 0, py: 1, display: 'flex', justifyContent: 'center' }}>
          {children}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={() => setIsOpen(false)}>
            Close the preview
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
