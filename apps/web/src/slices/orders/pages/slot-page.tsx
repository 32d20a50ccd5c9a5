// /shops/slot: the delivery slot, instructions for the deliverer and the checkout.
import type * as contract from '@haat/contract/cart';
import { limits } from '@haat/contract/limits';
import type * as orders from '@haat/contract/orders';
import { type MissingWish, missingWishes } from '@haat/contract/proposal-machine';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { failures } from '../../../messages/failures.ts';
import { fields } from '../../../messages/fields.ts';
import { combineQueries } from '../../../platform/combine-queries.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { atMost, required } from '../../../platform/forms/validators.ts';
import { toastFailure } from '../../../platform/toast.ts';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { formatSlotOption } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { ui } from '../../../ui/ui.messages.ts';
import { cartQuery, useIsCartSettling } from '../../cart/index.ts';
import { CheckoutSummary } from '../components/checkout-summary.tsx';
import { ProceedBar } from '../components/proceed-bar.tsx';
import { checkout, slotsQuery } from '../customer-orders.api.ts';
import { customerOrders as words } from '../customer-orders.messages.ts';
import { firstTryOf } from '../first-try.ts';
import { proposals } from '../proposals.messages.ts';
import { useCartChange } from '../use-cart-change.ts';
import styles from './slot-page.module.css';

export function SlotPage() {
  const slots = useQuery(slotsQuery);
  const query = combineQueries({ slots, cart: useQuery(cartQuery) });
  return (
    <>
      <PageHead title={words.slotTitle} />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonList rows={3} height="5rem" />}
        isEmpty={(loaded) => loaded.slots.length === 0}
        empty={<NoSlots onRetry={() => void slots.refetch()} />}
      >
        {(loaded) => <CheckoutForm slots={loaded.slots} cart={loaded.cart} />}
      </QueryBoundary>
    </>
  );
}

const NoSlots = ({ onRetry }: { readonly onRetry: () => void }) => (
  <BlankState
    picture="scooter"
    title={words.noSlots}
    line={words.noSlotsLine}
    action={
      <Button isWide onClick={onRetry}>
        {ui.tryAgain}
      </Button>
    }
  />
);

interface CheckoutFormProps {
  readonly slots: readonly orders.SlotOffer[];
  readonly cart: contract.Cart;
}

/** A second press does nothing while a checkout is pending. */
function useCheckout({ slots, cart }: CheckoutFormProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation(checkout);
  const place = (slot: number, details: string, ifMissing: MissingWish): void => {
    if (client.isMutating({ mutationKey: checkout.mutationKey }) > 0) return;
    // Nothing was sent, so no answer can be missing. The bar says that ordering needs a connection.
    if (!navigator.onLine) return void toastFailure(failures.placeOrder);
    const wanted = { slot: slots.find(({ id }) => id === slot), details };
    mutate(
      { slot, details, ifMissing, cart },
      {
        onSuccess: (order) =>
          void navigate('/shops/order-placed', {
            replace: true,
            state: { orderId: order.id, firstTry: firstTryOf(order, wanted) },
          }),
      },
    );
  };
  return { place, isPending, error };
}

const rulesOf = (slots: CheckoutFormProps['slots']) => ({
  slot: (value: string) => required(slots.some(({ id }) => String(id) === value) ? value : ''),
  additional_details: (value: string) => atMost(limits.longText, value),
});

function CheckoutForm({ slots, cart }: CheckoutFormProps) {
  const { place, isPending, error } = useCheckout({ slots, cart });
  const isSettling = useIsCartSettling();
  const [ifMissing, setIfMissing] = useState<MissingWish>('ask');
  const { before, see } = useCartChange(cart, isSettling);
  const form = useFields({
    initialValues: { slot: '', additional_details: '' },
    validate: rulesOf(slots),
  });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={form.send(({ slot, additional_details }) => {
        see();
        place(Number(slot), additional_details, ifMissing);
      })}
    >
      <div className={styles.fields}>
        <SelectField
          label={fields.deliverySlot}
          hint={words.slotHint}
          choices={slots.map((slot) => ({ id: slot.id, name: formatSlotOption(slot) }))}
          {...form.getInputProps('slot')}
        />
        <TextAreaField
          label={fields.additionalInstructions}
          description={words.optional}
          limit={limits.longText}
          rows={3}
          {...form.getInputProps('additional_details')}
        />
        <MissingChoice value={ifMissing} onChoose={setIfMissing} />
      </div>
      {cart.items.length > 0 && <CheckoutSummary cart={cart} before={before} />}
      <ProceedBar cart={cart} error={error} isBusy={isPending} isDisabled={isSettling} />
    </form>
  );
}

interface MissingChoiceProps {
  readonly value: MissingWish;
  readonly onChoose: (wish: MissingWish) => void;
}

const MissingChoice = ({ value, onChoose }: MissingChoiceProps) => (
  <RadioGroup
    label={proposals.ifMissing}
    choices={missingWishes.map((wish) => ({ value: wish, label: proposals.wishes[wish] }))}
    value={value}
    onChoose={onChoose}
  />
);
