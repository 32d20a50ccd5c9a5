import Link from '@mui/material/Link';
import { useResourceContext } from 'ra-core';
import { Navigate, Link as RouterLink, useParams } from 'react-router';
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

/** For a URL without `/show`, of a record that can't be edited. Otherwise ra-core would show the list. */
export function ToRecordPage() {
  const { id = '' } = useParams();
  return <Navigate replace to={`/${useResourceContext()}/${id}/show`} />;
}
