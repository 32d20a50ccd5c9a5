// The button that places the order, with the reason why it can't:
// an empty cart or a closed shop before the press, a refusal after it.
import type * as contract from '@haat/contract/cart';
import { useId } from 'react';
import { useIsOnline } from '../../../../platform/loading/online.ts';
import { orderNeedsConnection } from '../../../../platform/outbox/waiting-words.ts';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button, ignoreDoubleTap } from '../../../../ui/layout/button.tsx';
import { WithTotal } from '../../../../ui/layout/with-total.tsx';
import { cart as cartWords } from '../../../cart/cart.messages.ts';
import { cartProblemWords, isTotalKnown } from '../../../cart/index.ts';
import { customerOrders as words } from '../../customer/customer-orders.messages.ts';
import { checkoutReason, helpAfterCheckout } from '../checkout-reason.ts';

interface ProceedBarProps {
  readonly cart: contract.Cart;
  /** Without items, no amount is shown. */
  readonly shown: contract.Cart;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}

const noteOn = (cart: contract.Cart): string | undefined =>
  cart.items.length === 0 ? cartWords.empty : (cartProblemWords(cart) ?? undefined);

export function ProceedBar({ cart, shown, error, isBusy, isDisabled }: ProceedBarProps) {
  const noteId = useId();
  const reason = checkoutReason(error, cart);
  const isOnline = useIsOnline();
  const settling = isDisabled ? words.cartSettling : undefined;
  const explained = reason || isBusy ? undefined : (settling ?? noteOn(cart));
  const note = isOnline ? explained : orderNeedsConnection();
  return (
    <ActionBar>
      {note && <Note id={noteId}>{note}</Note>}
      <Reason text={reason} way={helpAfterCheckout(error)} />
      <Button
        kind="main"
        isWide
        type="submit"
        onClick={ignoreDoubleTap}
        isBusy={isBusy}
        disabled={isDisabled}
        aria-describedby={note && noteId}
      >
        {shown.items.length > 0 && isTotalKnown(shown) ? (
          <WithTotal rupees={shown.total}>{words.proceed}</WithTotal>
        ) : (
          words.proceed
        )}
      </Button>
    </ActionBar>
  );
}
