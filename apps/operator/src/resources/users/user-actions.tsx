// Block and unblock a person, and sign them out.

import type { UserRecord } from '@haat/contract/operator/users';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetIdentity, useNotify, useRefresh, useUpdate } from 'react-admin';
import { type ApiError, isStale, sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';

interface UserActionsProps {
  readonly user: UserRecord;
}

export function UserActions({ user }: UserActionsProps) {
  const { identity } = useGetIdentity();
  // Nobody can block themselves.
  const isSomebodyElse = identity !== undefined && identity.id !== user.id;
  return (
    <>
      {!user.is_deliverer && !user.is_blocked && user.number && <TakeOnLink number={user.number} />}
      {user.sessions.length > 0 && <EndSessionsButton />}
      {isSomebodyElse && <BlockButton user={user} />}
    </>
  );
}

/** The form starts with the number. It isn't in the URL, which the browser keeps. */
const TakeOnLink = ({ number }: { readonly number: string }) => (
  <ButtonLink to="/deliverers/create" state={{ record: { number } }}>
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

function BlockButton({ user }: UserActionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending, error }] = useUpdate<UserRecord, ApiError>();
  const setBlocked = (is_blocked: boolean): void => {
    const onSuccess = (): void => {
      setIsOpen(false);
      notify(is_blocked ? 'Blocked' : 'Unblocked', { type: 'success' });
      refresh();
    };
    const onError = (failure: ApiError): void => {
      if (!is_blocked || isStale(failure)) notify(sentenceOf(failure), { type: 'error' });
    };
    update('users', { id: user.id, data: { is_blocked }, previousData: user }, { onSuccess, onError });
  };
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
        <QuestionDialog
          title="Block this person?"
          text="They are signed out at once and can’t sign in until you unblock them."
          verb="Block"
          isBusy={isPending}
          error={error ? sentenceOf(error) : undefined}
          onCancel={() => setIsOpen(false)}
          onConfirm={() => setBlocked(true)}
        />
      )}
    </>
  );
}
