// /shops/slot: the delivery slot, instructions for the deliverer and the checkout.
import type * as contract from '@haat/contract/cart';
import { limits } from '@haat/contract/limits';
import { fulfilments } from '@haat/contract/order-machine';
import type * as orders from '@haat/contract/orders';
import { missingWishes } from '@haat/contract/proposal-machine';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { failures } from '../../../../messages/failures.ts';
import { fields } from '../../../../messages/fields.ts';
import { dropDrafts, useDraft } from '../../../../platform/forms/drafts.ts';
import { type InputProps, useFields } from '../../../../platform/forms/form.ts';
import { atMost, required } from '../../../../platform/forms/validators.ts';
import { combineQueries } from '../../../../platform/queries/combine-queries.ts';
import { toastFailure } from '../../../../platform/toast.ts';
import { BlankState } from '../../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../../ui/feedback/skeleton.tsx';
import { DraftNote } from '../../../../ui/fields/draft-note.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { formatSlotOption } from '../../../../ui/format/time.ts';
import { Button } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { ui } from '../../../../ui/ui.messages.ts';
import { cartQuery, useIsCartSettling } from '../../../cart/index.ts';
import { checkout, slotsQuery } from '../../customer/customer-orders.api.ts';
import { customerOrders as words } from '../../customer/customer-orders.messages.ts';
import { pickUp } from '../../order/pick-up.messages.ts';
import { proposals } from '../../proposals/proposals.messages.ts';
import { type CheckoutTry, keepTry, readTry } from '../checkout-try.ts';
import { CheckoutSummary } from '../components/checkout-summary.tsx';
import { NextSlots } from '../components/next-slots.tsx';
import { PayChoice } from '../components/pay-choice.tsx';
import { ProceedBar } from '../components/proceed-bar.tsx';
import { firstTryOf } from '../first-try.ts';
import { noCredits, payChoices, type UseCredits } from '../pay-choices.ts';
import { cartFor, onlyWay, slotsFor } from '../pick-up-cart.ts';
import { useCartChange } from '../use-cart-change.ts';
import { useGoodsNoLongerSold } from '../use-goods-no-longer-sold.ts';
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
        isEmpty={(loaded) => isWithoutSlots(loaded) && !readTry()}
        empty={<NoSlots onRetry={() => void slots.refetch()} />}
      >
        {(loaded) => <CheckoutForm slots={loaded.slots} cart={loaded.cart} credits={credits} />}
      </QueryBoundary>
    </>
  );
}

const isWithoutSlots = ({ slots, cart }: Pick<CheckoutFormProps, 'slots' | 'cart'>): boolean =>
  slotsFor(slots, cart.offers_pick_up ? 'pick_up' : 'delivery').length === 0;

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

const draft = 'checkout';
const nextSlotsAtMost = 3;

type Wishes = Pick<CheckoutTry, 'ifMissing' | 'payBy' | 'fulfilment'>;

const wishesOf = (tried: CheckoutTry | undefined, cart: contract.Cart): Wishes => ({
  ifMissing: tried?.ifMissing ?? 'ask',
  payBy: tried?.payBy ?? 'cash',
  fulfilment: tried?.fulfilment ?? onlyWay(cart),
});

/** A second press does nothing while a checkout is pending. */
function useCheckout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, error, isPending, variables } = useMutation(checkout);
  const place = (order: CheckoutTry): void => {
    if (client.isMutating({ mutationKey: checkout.mutationKey }) > 0) return;
    // Nothing was sent, so no answer can be missing. The bar says that ordering needs a connection.
    if (!navigator.onLine) return void toastFailure(failures.placeOrder);
    keepTry(order);
    mutate(order, {
      onSuccess: (placed) => {
        dropDrafts(draft);
        void navigate('/shops/order-placed', {
          replace: true,
          state: { orderId: placed.id, firstTry: firstTryOf(placed, order) },
        });
      },
    });
  };
  return { place, isPending, error, lastTry: isPending ? variables : readTry() };
}

/** The last try may have taken the last place of its slot. */
const slotsWith = (
  tried: orders.SlotOffer | undefined,
  slots: CheckoutFormProps['slots'],
): CheckoutFormProps['slots'] =>
  tried === undefined || slots.some(({ id }) => id === tried.id) ? slots : [tried, ...slots];

const rulesOf = (slots: CheckoutFormProps['slots']) => ({
  slot: (value: string) => required(slots.some(({ id }) => String(id) === value) ? value : ''),
  additional_details: (value: string) => atMost(limits.longText, value),
});

// Long: the fields and what is sent, read together.
function CheckoutForm({ slots: all, cart, credits }: CheckoutFormProps) {
  const { place, isPending, error, lastTry } = useCheckout();
  const isSettling = useIsCartSettling();
  // The order of the last try may have emptied the cart.
  const atDoor = cart.items.length === 0 ? (lastTry?.cart ?? cart) : cart;
  const [wishes, setWishes] = useDraft<Wishes>(`${draft} wishes`, wishesOf(lastTry, cart));
  const fulfilment = atDoor.offers_pick_up ? (wishes.fulfilment ?? 'delivery') : 'delivery';
  const offered = slotsFor(all, fulfilment);
  const slots = slotsWith(lastTry?.slot, offered);
  const { before, see } = useCartChange(atDoor, isSettling);
  const gone = useGoodsNoLongerSold(before, atDoor);
  const shown = cartFor(atDoor, fulfilment);
  const form = useFields({
    initialValues: {
      slot: String(lastTry?.slot.id ?? ''),
      additional_details: lastTry?.details ?? '',
    },
    validate: rulesOf(slots),
    draft,
  });
  const send = form.send(({ slot: chosen, additional_details: details }) => {
    see();
    const slot = slots.find(({ id }) => String(id) === chosen);
    if (slot) place({ slot, details, ...wishes, fulfilment, cart: shown });
  });
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <div className={styles.fields}>
        <DraftNote form={form} />
        {atDoor.offers_pick_up && (
          <RadioGroup
            label={pickUp.how}
            choices={fulfilments.map((value) => ({ value, label: pickUp.ways[value] }))}
            value={fulfilment}
            onChoose={(chosen) => setWishes({ ...wishes, fulfilment: chosen })}
          />
        )}
        <Reason text={offered.length === 0 ? words.noSlots : null} />
        <NextSlots
          slots={offered.slice(0, nextSlotsAtMost)}
          chosen={form.values.slot}
          onChoose={(id) => form.setFieldValue('slot', id)}
        />
        <SelectField
          label={fields.deliverySlot}
          hint={words.slotHint}
          description={fulfilment === 'pick_up' ? pickUp.slotLine : undefined}
          choices={slots.map((slot) => ({ id: slot.id, name: formatSlotOption(slot) }))}
          {...form.getInputProps('slot')}
        />
        <InstructionsField {...form.getInputProps('additional_details')} />
        <WishFields shop={shown.shop} credits={credits} wishes={wishes} onChange={setWishes} />
      </div>
      {gone.length > 0 && <Reason text={gone.map(words.noLongerSold).join(' ')} />}
      {shown.items.length > 0 && (
        <CheckoutSummary
          cart={shown}
          before={before && cartFor(before, fulfilment)}
          isFetched={fulfilment === 'pick_up'}
        />
      )}
      <ProceedBar
        cart={cartFor(cart, fulfilment)}
        shown={shown}
        error={error}
        isBusy={isPending}
        isDisabled={isSettling}
      />
    </form>
  );
}

const InstructionsField = (props: InputProps) => (
  <TextAreaField
    label={fields.additionalInstructions}
    description={words.optional}
    limit={limits.longText}
    rows={3}
    {...props}
  />
);

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
      choices={payChoices(credits, shop, wishes.payBy)}
      value={wishes.payBy}
      onChoose={(payBy) => onChange({ ...wishes, payBy })}
    />
  </>
);
