// Shows below the top bar that there is no connection.
import Box from '@mui/material/Box';
import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
  return (
    <Box role="status" sx={{ bgcolor: 'warning.main', color: 'warning.contrastText', fontWeight: 600 }}>
      {!isOnline && (
        <Box sx={{ px: { xs: 2, md: 3 }, py: 1 }}>
          No connection. Changes can't be saved until it is back. What you typed stays on this page.
        </Box>
      )}
    </Box>
  );
}
