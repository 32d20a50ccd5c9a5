// At the button of an action that can't wait: why the server refused it, or that it needs a connection.
import { reasonFor } from '../../messages/errors.ts';
import { NeedsConnection } from './needs-connection.tsx';
import { Reason } from './reason.tsx';

interface ActionFailureProps {
  readonly error: unknown;
  /** From `order-errors.ts`, where an action may be refused with its codes. */
  readonly reason?: string | null;
}

export const ActionFailure = ({ error, reason = reasonFor(error) }: ActionFailureProps) => (
  <>
    <Reason text={reason} />
    <NeedsConnection error={error} />
  </>
);
