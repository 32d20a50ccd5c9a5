import { useResourceContext } from 'react-admin';
import { Navigate, useParams } from 'react-router';

/** For an address without `/show`, of a record that can't be edited. Without it, react-admin shows the list. */
export function ToRecordPage() {
  const { id = '' } = useParams();
  return <Navigate replace to={`/${useResourceContext()}/${id}/show`} />;
}
