// Fills the cart with the goods of an earlier order.
import type { Missing } from '@haat/contract/cart';
import { useMutation, useQuery } from '@tanstack/react-query';
import { reasonFor } from '../../../messages/order-errors.ts';
import { questions } from '../../../messages/questions.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { NeedsConnection } from '../../../ui/feedback/needs-connection.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { cartQuery } from '../../cart/index.ts';
import { orderAgain } from '../orders-again.api.ts';
import { ordersAgain as words } from '../orders-again.messages.ts';

interface OrderAgainProps {
  readonly order: { readonly id: number; readonly shop_name: string };
  readonly onFilled: (missing: Missing) => void;
}

export function OrderAgain({ order, onFilled }: OrderAgainProps) {
  const { data: cart } = useQuery(cartQuery);
  const refill = useMutation(orderAgain);
  const fill = async (): Promise<void> => {
    // The goods in the cart go.
    if (cart && cart.items.length > 0 && !(await confirm(questions.sure))) return;
    refill.mutate(order.id, { onSuccess: ({ missing }) => onFilled(missing) });
  };
  return (
    <>
      <Reason text={reasonFor(refill.error, { shopName: order.shop_name })} />
      <NeedsConnection error={refill.error}>
        <Button isWide isBusy={refill.isPending} onClick={() => void fill()}>
          {words.again}
        </Button>
      </NeedsConnection>
    </>
  );
}
