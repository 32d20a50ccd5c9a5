// A button that adds a line to the book: a payment, a correction, or a sale at the counter.
import type { CreditAccount } from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import { paiseOf, rupeesOf } from '@haat/contract/money';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonFor } from '../../../messages/order-errors.ts';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { rupeesText } from '../../../ui/format/money.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { addLine, type NewLine } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import { nameOf } from '../other-side.ts';
import { AmountDialog } from './amount-dialog.tsx';

interface LineButtonProps {
  readonly account: CreditAccount;
  readonly side: CreditSide;
  readonly kind: NewLine['kind'];
  readonly label: string;
  readonly isMain?: boolean;
  readonly isWide?: boolean;
}

/** Whether the line will count at once, and who hears of it. A correction may go either way. */
function effectOf(account: CreditAccount, side: CreditSide, kind: NewLine['kind']): string {
  if (account.is_paper) return words.countingOnPaper;
  const name = nameOf(account, side);
  return side === 'shop' && kind === 'payment' ? words.counting(name) : words.adding(name);
}

export function LineButton({ account, side, kind, label, isMain = false, isWide = isMain }: LineButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const line = useMutation(addLine);
  const { id: accountId, balance, waiting } = account;
  // Waiting payments count.
  const owedPaise = paiseOf(balance) + Math.min(0, paiseOf(waiting));
  const close = (): void => {
    line.reset();
    setOpen(false);
  };
  return (
    <>
      <Button kind={isMain ? 'main' : 'plain'} isWide={isWide} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <AmountDialog
          draft={`credit ${accountId} ${kind}`}
          title={label}
          line={effectOf(account, side, kind)}
          label={words.amount}
          typed={kind === 'payment' && owedPaise > 0 ? rupeesText(rupeesOf(owedPaise)) : ''}
          hasNote
          isSigned={kind === 'correction'}
          isBusy={line.isPending}
          onSend={(typed) =>
            line.mutate(
              { accountId, name: nameOf(account, side), side, kind, ...typed },
              { onSuccess: close },
            )
          }
          onClose={close}
        >
          <Reason text={reasonFor(line.error)} />
        </AmountDialog>
      )}
    </>
  );
}
