// The button that makes the order, and what stands in its way: an empty cart or a closed store before the press, a refusal
// after it.
import type { cart as contract } from '@haat/contract';
import { useId } from 'react';
import { cart as cartWords } from '../../../messages/cart.ts';
import { customerOrders as words } from '../../../messages/customer-orders.ts';
import { shops as shopWords } from '../../../messages/shops.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button, ignoreDoubleTap } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Reason } from '../../../ui/reason.tsx';
import { useIsShopClosed } from '../../shops/index.ts';
import { checkoutRefusal, wayAfterRefusal } from '../customer-order-refusal.ts';

interface ProceedBarProps {
  readonly cart: contract.Cart | undefined;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}

function noteOn(cart: contract.Cart | undefined, isClosed: boolean): string | undefined {
  if (cart?.items.length === 0) return cartWords.empty;
  return isClosed ? shopWords.closedOrder(cart?.shop_name ?? '') : undefined;
}

export function ProceedBar({ cart, error, isBusy, isDisabled }: ProceedBarProps) {
  const noteId = useId();
  const isClosed = useIsShopClosed(cart?.shop);
  const reason = checkoutRefusal(error, cart?.shop_name);
  const note = reason || isBusy ? undefined : noteOn(cart, isClosed);
  return (
    <ActionBar>
      {note && <Note id={noteId}>{note}</Note>}
      <Reason text={reason} way={wayAfterRefusal(error)} />
      <Button
        kind="main"
        isWide
        type="submit"
        onClick={ignoreDoubleTap}
        isBusy={isBusy}
        disabled={isDisabled}
        aria-describedby={note && noteId}
      >
        {words.proceed}
      </Button>
    </ActionBar>
  );
}
