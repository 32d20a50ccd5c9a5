// Fills the cart with the goods of an earlier order.
import { useMutation, useQuery } from '@tanstack/react-query';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { questions } from '../../../../messages/questions.ts';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { NeedsConnection } from '../../../../ui/feedback/needs-connection.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { cartQuery, itemCountOf, type Refill } from '../../../cart/index.ts';
import { orders } from '../../orders.messages.ts';
import { orderAgain } from '../orders-again.api.ts';
import { ordersAgain as words } from '../orders-again.messages.ts';

interface OrderAgainProps {
  readonly order: { readonly id: number; readonly shop_name: string };
  readonly onFilled: (refill: Refill) => void;
}

export function OrderAgain({ order, onFilled }: OrderAgainProps) {
  const { data: cart, isLoading } = useQuery(cartQuery);
  const refill = useMutation(orderAgain);
  const fill = async (): Promise<void> => {
    const count = cart ? itemCountOf(cart) : 0;
    const line = words.replaces(orders.itemCount(count), cart?.shop_name ?? '');
    if (count > 0 && !(await confirm(questions.sure, line))) return;
    refill.mutate(order.id, {
      onSuccess: ({ cart: { items }, missing }) => onFilled({ missing, isEmpty: items.length === 0 }),
    });
  };
  return (
    <>
      <Reason text={reasonFor(refill.error, { shopName: order.shop_name })} />
      <NeedsConnection error={refill.error}>
        <Button isWide isBusy={isLoading || refill.isPending} onClick={() => void fill()}>
          {words.again}
        </Button>
      </NeedsConnection>
    </>
  );
}
