// A phone's screen, 390 px wide, with a preview of what customers will see.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface PhoneFrameProps {
  /** Names the screen's content. */
  readonly label: string;
  readonly children: ReactNode;
}

export const PhoneFrame = ({ label, children }: PhoneFrameProps) => (
  <Box
    role="region"
    aria-label={label}
    // It scrolls, so the keyboard must be able to focus it.
    tabIndex={0}
    onClickCapture={(event) => event.preventDefault()}
    sx={{
      width: '100%',
      maxWidth: 392,
      maxHeight: { xs: 'none', md: 'calc(100 * var(--dvh) - 9rem)' },
      overflowY: 'auto',
      bgcolor: 'background.default',
      border: 1,
      borderColor: 'divider',
      borderRadius: '24px',
    }}
  >
    <Box sx={{ width: '100%', p: 2 }}>{children}</Box>
  </Box>
);
