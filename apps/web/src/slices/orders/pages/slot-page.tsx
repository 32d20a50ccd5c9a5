// /shops/slot: the delivery slot, instructions for the deliverer and the checkout.
import type * as contract from '@haat/contract/cart';
import { limits } from '@haat/contract/limits';
import type * as orders from '@haat/contract/orders';
import type { PayMethod } from '@haat/contract/payment-machine';
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
import { PayChoice } from '../components/pay-choice.tsx';
import { ProceedBar } from '../components/proceed-bar.tsx';
import { checkout, slotsQuery } from '../customer-orders.api.ts';
import { customerOrders as words } from '../customer-orders.messages.ts';
import { firstTryOf } from '../first-try.ts';
import { noCredits, payChoices, type UseCredits } from '../pay-choices.ts';
import { proposals } from '../proposals.messages.ts';
import { useCartChange } from '../use-cart-change.ts';
import styles from './slot-page.module.css';

interface SlotPageProps {
  /** The customer's credit accounts, from a later slice. */
  readonly useCredits?: UseCredits;
}

export function SlotPage({ useCredits = noCredits }: SlotPageProps) {
  const slots = useQuery(slotsQuery);
  const credits = useCredits();
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
        {(loaded) => <CheckoutForm slots={loaded.slots} cart={loaded.cart} credits={credits} />}
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
  readonly credits: ReturnType<UseCredits>;
}

interface Wishes {
  readonly ifMissing: MissingWish;
  readonly payBy: PayMethod;
}

/** A second press does nothing while a checkout is pending. */
function useCheckout({ slots, cart }: Omit<CheckoutFormProps, 'credits'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useMutation(checkout);
  const place = (slot: number, details: string, wishes: Wishes): void => {
    if (client.isMutating({ mutationKey: checkout.mutationKey }) > 0) return;
    // Nothing was sent, so no answer can be missing. The bar says that ordering needs a connection.
    if (!navigator.onLine) return void toastFailure(failures.placeOrder);
    const wanted = { slot: slots.find(({ id }) => id === slot), details };
    mutate(
      { slot, details, ...wishes, cart },
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

function CheckoutForm({ slots, cart, credits }: CheckoutFormProps) {
  const { place, isPending, error } = useCheckout({ slots, cart });
  const isSettling = useIsCartSettling();
  const [wishes, setWishes] = useState<Wishes>({ ifMissing: 'ask', payBy: 'cash' });
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
        place(Number(slot), additional_details, wishes);
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
        <WishFields shop={cart.shop} credits={credits} wishes={wishes} onChange={setWishes} />
      </div>
      {cart.items.length > 0 && <CheckoutSummary cart={cart} before={before} />}
      <ProceedBar cart={cart} error={error} isBusy={isPending} isDisabled={isSettling} />
    </form>
  );
}

interface WishFieldsProps {
  readonly shop: contract.Cart['shop'];
  readonly credits: ReturnType<UseCredits>;
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

const WishFields = ({ shop, credits, wishes, onChange }: WishFieldsProps) => (
  <>
    <RadioGroup
      label={proposals.ifMissing}
      choices={missingWishes.map((wish) => ({ value: wish, label: proposals.wishes[wish] }))}
      value={wishes.ifMissing}
      onChoose={(ifMissing) => onChange({ ...wishes, ifMissing })}
    />
    <PayChoice
      choices={payChoices(credits, shop)}
      value={wishes.payBy}
      onChoose={(payBy) => onChange({ ...wishes, payBy })}
    />
  </>
);
