import { useResourceContext } from 'ra-core';
import { Navigate, useParams } from 'react-router';

/** For a URL without `/show`, of a record that can't be edited. Otherwise ra-core would show the list. */
export function ToRecordPage() {
  const { id = '' } = useParams();
  return <Navigate replace to={`/${useResourceContext()}/${id}/show`} />;
}
