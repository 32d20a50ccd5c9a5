import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { touchLink } from './touch-link.ts';

interface RecordLinkProps {
  readonly to: string;
  readonly children: string;
}

/** A link to the page of another record. */
export const RecordLink = ({ to, children }: RecordLinkProps) => (
  <Link component={RouterLink} to={to} sx={{ ...touchLink, overflowWrap: 'anywhere' }}>
    {children}
  </Link>
);
