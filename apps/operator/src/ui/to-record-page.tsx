import { useResourceContext } from 'ra-core';
import { Navigate, useParams } from 'react-router';

/** For an address without `/show`, of a record that can't be edited. Without it, ra-core shows the list. */
export function ToRecordPage() {
  const { id = '' } = useParams();
  return <Navigate replace to={`/${useResourceContext()}/${id}/show`} />;
}
