// At the button of an action that can't wait: why the server refused it, or that it needs a connection.
import { reasonFor } from '../../messages/errors.ts';
import { NeedsConnection } from './needs-connection.tsx';
import { Reason } from './reason.tsx';

export const ActionFailure = ({ error }: { readonly error: unknown }) => (
  <>
    <Reason text={reasonFor(error)} />
    <NeedsConnection error={error} />
  </>
);
