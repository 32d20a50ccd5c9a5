// One product in the cart: its quantity, add, remove, and the reason for the last refusal.
import { randomId } from '@haat/client/random-id';
import { noteSession, sessionPrint } from '@haat/client/session';
import type { Cart } from '@haat/contract/cart';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonFor } from '../../messages/errors.ts';
import { failures } from '../../messages/failures.ts';
import { questions } from '../../messages/questions.ts';
import { useWaiting } from '../../platform/outbox/use-outbox.ts';
import { toastFailureOf } from '../../platform/toast.ts';
import { confirm } from '../../ui/feedback/confirm.tsx';
import { loadSelectedAddress, selectedAddressNow } from '../addresses/index.ts';
import { aboutProduct, cartChange, cartQuery, shownCart } from './cart.api.ts';
import { cart as words } from './cart.messages.ts';
import { type CartChange, type CartProduct, itemCountOf, quantityIn } from './cart-preview.ts';
import { type CartQuestion, questionsBeforeAdding } from './cart-questions.ts';

/** A tap without a visible effect for this long looks lost. */
const soonMs = 300;

interface Line {
  readonly product: CartProduct;
  readonly shopId: number;
  readonly shopName: string;
}

/** What 'Yes' does to the cart. */
const lineOf = (question: CartQuestion, now: Cart): string =>
  question === 'otherShop' ? words.emptying(itemCountOf(now), now.shop_name ?? '') : words.moving;

export function useCartLine({ product, shopId, shopName }: Line) {
  const client = useQueryClient();
  const { mutate, error } = useMutation(cartChange);
  const shown = useQuery(cartQuery).data;
  const isWaiting = useWaiting(aboutProduct(product.id)).length > 0;
  const { isComing, loadPlace } = usePlace(client);

  const press = (kind: CartChange['kind'], count: number, addressId: number | null): void =>
    mutate({
      id: randomId(),
      kind,
      product,
      quantity: count,
      shopId,
      shopName,
      addressId,
      owner: sessionPrint(),
    });

  const add = async (count: number): Promise<void> => {
    const isSame = noteSession();
    try {
      const { now, addressId } = await loadPlace();
      for (const question of questionsBeforeAdding(now, { shopId, addressId })) {
        if (!(await confirm(questions[question], lineOf(question, now)))) return;
      }
      if (isSame()) press('add', count, addressId);
    } catch (failure) {
      // The cart or its address couldn't be loaded. Don't replace the cart without asking.
      toastFailureOf(failure, failures.updateCart);
    }
  };

  const remove = (count: number): void => press('remove', count, selectedAddressNow(client)?.id ?? null);
  const quantity = shown ? quantityIn(shown, product.id) : 0;

  return {
    quantity,
    isWaiting,
    /** 'Add' was pressed, and waits for the cart or the addresses. */
    isComing,
    refusal: reasonFor(error, { shopName }),
    add: () => void add(1),
    remove: () => remove(1),
    setTo: (wanted: number): void => {
      if (wanted > quantity) void add(wanted - quantity);
      else if (wanted < quantity) remove(quantity - wanted);
    },
  };
}

/** The data that the questions need. Right after the start it may be missing. */
function usePlace(client: QueryClient) {
  const [isComing, setIsComing] = useState(false);
  const loadPlace = async () => {
    const late = setTimeout(() => setIsComing(true), soonMs);
    try {
      return { now: await shownCart(client), addressId: (await loadSelectedAddress(client))?.id ?? null };
    } finally {
      clearTimeout(late);
      setIsComing(false);
    }
  };
  return { isComing, loadPlace };
}
