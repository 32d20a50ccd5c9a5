// An important message at the top of a page.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export const Notice = ({ children }: { readonly children: ReactNode }) => (
  <Box
    role="note"
    sx={{
      mb: 2,
      p: 2,
      borderRadius: 1,
      border: 1,
      borderColor: 'divider',
      borderLeft: 6,
      borderLeftColor: 'warning.main',
      bgcolor: 'background.paper',
    }}
  >
    {children}
  </Box>
);
