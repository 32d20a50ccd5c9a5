// What a page shows while it loads, when it is empty, and when loading failed.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ComponentType, ReactNode } from 'react';
import { sentenceOf } from '../platform/http.ts';
import { EmptyIcon, OfflineIcon } from './icons.tsx';

export function LoadingState() {
  return (
    <Box role="status" aria-busy="true" aria-label="Loading">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}

interface BlankStateProps {
  readonly title: string;
  /** By default an empty tray. */
  readonly icon?: ComponentType<{ readonly sx?: object }>;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function BlankState({ title, icon: Icon = EmptyIcon, children, action }: BlankStateProps) {
  return (
    <Box sx={{ textAlign: 'center', py: 6, px: 2 }}>
      <Icon sx={{ fontSize: 48, color: 'text.secondary', opacity: 0.7, mb: 1 }} />
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children && <Typography color="textSecondary">{children}</Typography>}
      {action && <Box sx={{ mt: 2 }}>{action}</Box>}
    </Box>
  );
}

interface FailedStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

export function FailedState({ error, onRetry }: FailedStateProps) {
  return (
    <Box role="alert">
      <BlankState
        title="This could not be loaded"
        icon={OfflineIcon}
        action={
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {sentenceOf(error)}
      </BlankState>
    </Box>
  );
}
