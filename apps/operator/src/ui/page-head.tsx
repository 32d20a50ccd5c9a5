// The title of a page and of its tab, with the page's actions.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { appConfig } from '../platform/app-config.ts';
import { count } from './format.ts';
import { useNeedNumber } from './need-number.ts';

interface PageHeadProps {
  readonly title: string;
  /** The purpose of the page, or the state of its record. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHead({ title, children, actions }: PageHeadProps) {
  const needs = useNeedNumber();
  // Outside system: the tab.
  useEffect(() => {
    document.title = `${needs > 0 ? `(${count(needs)}) ` : ''}${title} · ${appConfig.appName}`;
  }, [title, needs]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
      <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children && <Box sx={{ mt: 0.5 }}>{children}</Box>}
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  );
}
