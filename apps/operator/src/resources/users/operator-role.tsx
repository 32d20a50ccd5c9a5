import type { UserRecord } from '@haat/contract/operator/users';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { person } from '../../ui/format.ts';
import { NumberAgainDialog } from './number-again-dialog.tsx';

const giving = {
  action: 'make_operator',
  label: 'Make an operator',
  title: 'Make this person an operator?',
  text: 'They can then do everything here, also make and unmake operators. They are signed out on all devices, and sign in again. Type their number to confirm.',
  verb: 'Make an operator',
  success: 'Made an operator',
  isSevere: false,
};

const taking = {
  action: 'unmake_operator',
  label: 'Take the operator role away',
  title: 'Take the operator role away?',
  text: 'They can no longer use this desk, and stay a customer. Type their number to confirm.',
  verb: 'Take the role away',
  success: 'No longer an operator',
  isSevere: true,
};

export function OperatorRoleButton({ user }: { readonly user: UserRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  const change = user.is_operator ? taking : giving;
  const act = useAct({ success: change.success, onSuccess: () => setIsOpen(false) });
  return (
    <>
      <Button
        variant="outlined"
        color={change.isSevere ? 'error' : 'primary'}
        onClick={() => {
          act.reset();
          setIsOpen(true);
        }}
      >
        <span>{change.label}</span>
      </Button>
      {isOpen && (
        <NumberAgainDialog
          {...change}
          name={person(user)}
          number={user.number}
          isBusy={act.isPending}
          error={act.error ? sentenceOf(act.error) : undefined}
          onCancel={() => setIsOpen(false)}
          onConfirm={() => act.mutate({ action: change.action })}
        />
      )}
    </>
  );
}
