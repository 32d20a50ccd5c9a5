// Block and unblock a person, and sign them out.
import type { ApiError } from '@haat/client/api-error';
import { limits } from '@haat/contract/limits';
import type { UserRecord } from '@haat/contract/operator/users';
import Button from '@mui/material/Button';
import { useNotify, useRefresh, useUpdate } from 'ra-core';
import { useState } from 'react';
import { isStale, sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { ActiveOrders } from './active-orders.tsx';
import { OperatorRoleButton } from './operator-role.tsx';
import { blockText } from './user-bulk.tsx';

interface UserActionsProps {
  readonly user: UserRecord;
}

export function UserActions({ user }: UserActionsProps) {
  const { is_operator, is_deliverer, is_blocked } = user;
  return (
    <>
      {(is_operator || is_deliverer) && (
        <ButtonLink to={`/users/${user.id}`}>
          <span>{user.first_name ? 'Change the name' : 'Enter a name'}</span>
        </ButtonLink>
      )}
      {!is_deliverer && !is_blocked && user.number && <TakeOnLink user={user} />}
      {user.sessions.length > 0 && <EndSessionsButton />}
      {!is_blocked && <OperatorRoleButton user={user} />}
      {/* Operators can't be blocked, so nobody can block themselves. Remove the role first. */}
      {!is_operator && <BlockButton user={user} />}
    </>
  );
}

/** Passes the number to the form outside of the URL, which the browser would keep. */
const TakeOnLink = ({ user: { id, number } }: UserActionsProps) => (
  <ButtonLink to="/deliverers/create" state={{ record: { number }, back: `/users/${id}/show` }}>
    Take on as a deliverer
  </ButtonLink>
);

function EndSessionsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const act = useAct({ success: 'Signed out everywhere', onSuccess: () => setIsOpen(false) });
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Sign out everywhere
      </Button>
      {isOpen && (
        <QuestionDialog
          title="Sign this person out everywhere?"
          text="All their devices are signed out. They can sign in again with a new code."
          verb="Sign out everywhere"
          isBusy={act.isPending}
          error={act.error ? sentenceOf(act.error) : undefined}
          onCancel={() => setIsOpen(false)}
          onConfirm={() => act.mutate({ action: 'end_sessions' })}
        />
      )}
    </>
  );
}

function useBlocking(user: UserRecord, onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending, error }] = useUpdate<
    UserRecord & { readonly reason?: string | undefined },
    ApiError
  >();
  const setBlocked = (is_blocked: boolean, reason?: string): void => {
    const onSuccess = (): void => {
      onDone();
      notify(is_blocked ? 'Blocked' : 'Unblocked', { type: 'success' });
      refresh();
    };
    const onError = (failure: ApiError): void => {
      if (!is_blocked || isStale(failure)) notify(sentenceOf(failure), { type: 'error' });
    };
    update(
      'users',
      { id: user.id, data: { is_blocked, reason }, previousData: user },
      { onSuccess, onError },
    );
  };
  return { setBlocked, isPending, error };
}

function BlockButton({ user }: UserActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { setBlocked, isPending, error } = useBlocking(user, () => setIsOpen(false));
  if (user.is_blocked) {
    return (
      <Button variant="contained" loading={isPending} onClick={() => setBlocked(false)}>
        Unblock
      </Button>
    );
  }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setIsOpen(true)}>
        Block
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Block this person?"
          text={blockText}
          verb="Block"
          maxLength={limits.reason}
          isBusy={isPending}
          error={error ? sentenceOf(error) : undefined}
          onCancel={() => setIsOpen(false)}
          onConfirm={(reason) => setBlocked(true, reason)}
        >
          <ActiveOrders userId={user.id} />
        </ReasonDialog>
      )}
    </>
  );
}
