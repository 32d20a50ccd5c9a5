// A state as a coloured word, in the same colours as in the customer app.
import Box from '@mui/material/Box';

export type Tone = 'waiting' | 'moving' | 'done' | 'refused' | 'closed';

const styles = {
  waiting: { bgcolor: 'warning.main', color: 'warning.contrastText', borderColor: 'warning.main' },
  moving: { color: 'primary.main', borderColor: 'primary.main' },
  done: { bgcolor: 'primary.main', color: 'primary.contrastText', borderColor: 'primary.main' },
  refused: { bgcolor: 'error.main', color: 'error.contrastText', borderColor: 'error.main' },
  closed: { bgcolor: 'action.selected', color: 'text.secondary', borderColor: 'divider' },
} as const satisfies Record<Tone, object>;

export function StatusChip({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        borderRadius: 4,
        border: 1,
        ...styles[tone],
        px: 1.25,
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: '26px',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
