// The customer app's styles of an article, for the editor and the preview. A browser test compares both apps.
import type { SxProps, Theme } from '@mui/material/styles';

export const articleBodyStyle = {
  fontSize: '1.125rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& :is(p, ul, ol, blockquote, figure, table)': { m: 0, mb: '1rem' },
  '& :is(h2, h3, h4)': { m: 0, mt: '1.5rem', mb: '0.5rem', fontWeight: 600, lineHeight: 1.25 },
  '& h2': { fontSize: '1.125rem' },
  '& h3': { fontSize: '1rem' },
  '& h4': { fontWeight: 700, lineHeight: 1.6 },
  '& :is(ul, ol)': { p: 0, pl: '1.5rem' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { mb: '0.25rem' },
  '& blockquote': {
    p: '0.5rem 1rem',
    borderLeft: '4px solid',
    borderColor: 'warning.main',
    bgcolor: 'action.hover',
  },
  '& :is(strong, b)': { fontWeight: 700 },
  '& a': { color: 'primary.main' },
  '& img': { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: '0.75rem' },
  '& table': { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' },
  '& :is(td, th)': { p: '0.375rem 0.75rem', border: '1px solid', borderColor: 'divider', textAlign: 'left' },
} as const satisfies SxProps<Theme>;
