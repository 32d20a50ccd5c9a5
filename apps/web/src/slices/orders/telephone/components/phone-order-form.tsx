// A new telephone order: who orders what, when, and where to.
import type { BodyOf } from '@haat/contract/endpoint';
import type { Point } from '@haat/contract/geo';
import { limits, screenConstants } from '@haat/contract/limits';
import { fulfilments } from '@haat/contract/order-machine';
import type { SlotOffer } from '@haat/contract/orders';
import type { PayMethod } from '@haat/contract/payment-machine';
import type { startPhoneOrder } from '@haat/contract/phone-orders';
import { useId, useState } from 'react';
import { fields as names } from '../../../../messages/fields.ts';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { type Fields, useFields } from '../../../../platform/forms/form.ts';
import { atMost, limitedText, phone, required } from '../../../../platform/forms/validators.ts';
import { NeedsConnection } from '../../../../ui/feedback/needs-connection.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { formatSlotOption } from '../../../../ui/format/time.ts';
import { Button, ignoreDoubleTap } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { MapView } from '../../../../ui/map/map-view.tsx';
import { PayChoice } from '../../checkout/components/pay-choice.tsx';
import { customerOrders } from '../../customer/customer-orders.messages.ts';
import { ToPay } from '../../order/components/to-pay.tsx';
import { pickUp } from '../../order/pick-up.messages.ts';
import { type PhoneGood, sumOf } from '../phone-goods.ts';
import {
  emptyFields,
  type PhoneOrderFields,
  phoneOrderDraft,
  usePhoneOrderParts,
} from '../phone-order-draft.ts';
import { phoneOrders as words } from '../phone-orders.messages.ts';
import { useKnownCustomer } from '../use-known-customer.ts';
import { PhoneGoodsField } from './phone-goods-field.tsx';
import styles from './phone-order-form.module.css';

type NewPhoneOrder = BodyOf<typeof startPhoneOrder>;

interface PhoneOrderFormProps {
  /** Where an order without a pin goes. */
  readonly shop: Point;
  readonly slots: readonly SlotOffer[];
  readonly payChoices: readonly PayMethod[];
  readonly offersPickUp: boolean;
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** `onFailed` shows the server's errors at their fields. */
  readonly onSend: (order: NewPhoneOrder, onFailed: (error: Error) => void) => void;
  readonly onClear: () => void;
}

const rulesOf = (slots: readonly SlotOffer[], isFetched: boolean) => ({
  number: phone,
  name: limitedText(limits.name),
  slot: (value: string) => required(slots.some(({ id }) => String(id) === value) ? value : ''),
  // Whoever comes needs none.
  address: isFetched ? () => null : limitedText(limits.address),
  landmark: (value: string) => atMost(limits.landmark, value),
  additional_details: (value: string) => atMost(limits.longText, value),
});

/** What was entered, kept over a reload. */
function useNewOrder(slots: readonly SlotOffer[], offersPickUp: boolean) {
  const parts = usePhoneOrderParts();
  const isFetched = offersPickUp && parts.fulfilment === 'pick_up';
  const form = useFields({
    initialValues: emptyFields,
    validate: rulesOf(slots, isFetched),
    draft: phoneOrderDraft,
  });
  const isEmpty =
    parts.goods.length === 0 && parts.pin === null && Object.values(form.values).every((text) => text === '');
  return { ...parts, isFetched, form, isEmpty };
}

// Long: one form, whose parts share the number, the pin and the goods.
export function PhoneOrderForm({
  shop,
  slots,
  payChoices,
  offersPickUp,
  onSend,
  onClear,
  ...sending
}: PhoneOrderFormProps) {
  const { form, goods, setGoods, pin, setPin, payBy, setPayBy, isEmpty, ...order } = useNewOrder(
    slots,
    offersPickUp,
  );
  const { isFetched, setFulfilment } = order;
  const { knownPin, lookUp } = useKnownCustomer({ form, setPin });
  const number = form.getInputProps('number');
  const send = form.send((fields) => {
    if (goods.length === 0) return;
    const place = isFetched ? undefined : placeOf(pin, shop);
    onSend({ ...bodyOf(fields, place, goods), pay_by: payBy }, form.showServerErrors);
  });
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <PhoneField
        {...number}
        onChange={(digits) => {
          number.onChange(digits);
          lookUp(digits);
        }}
      />
      <TextField label={words.customerName} limit={limits.name} {...form.getInputProps('name')} />
      <PhoneGoodsField goods={goods} onChange={setGoods} />
      <SelectField
        label={names.deliverySlot}
        hint={customerOrders.slotHint}
        choices={slots.map((slot) => ({ id: slot.id, name: formatSlotOption(slot) }))}
        {...form.getInputProps('slot')}
      />
      {offersPickUp && (
        <RadioGroup
          label={pickUp.howTheyGetIt}
          choices={fulfilments.map((value) => ({ value, label: pickUp.ways[value] }))}
          value={isFetched ? 'pick_up' : 'delivery'}
          onChoose={setFulfilment}
        />
      )}
      {!isFetched && <PlaceFields form={form} />}
      <InstructionsField form={form} />
      {!isFetched && <PlaceMap shop={shop} known={knownPin} pin={pin} onPin={setPin} />}
      <PayChoice label={words.payBy} choices={payChoices} value={payBy} onChoose={setPayBy} />
      <SendBar goods={goods} isFetched={isFetched} {...sending} />
      {!isEmpty && (
        <Button isWide onClick={onClear}>
          {words.clear}
        </Button>
      )}
    </form>
  );
}

type SendBarProps = Pick<PhoneOrderFormProps, 'error' | 'isBusy'> & {
  readonly goods: readonly PhoneGood[];
  readonly isFetched: boolean;
};

function SendBar({ goods, isFetched, error, isBusy }: SendBarProps) {
  const noteId = useId();
  const isEmpty = goods.length === 0;
  return (
    <>
      <Card>
        <ToPay label={words.sum} amount={sumOf(goods)} />
        {!isFetched && <p className={styles.line}>{words.plusDelivery}</p>}
      </Card>
      {isEmpty && <Note id={noteId}>{words.noGoods}</Note>}
      <Reason text={reasonFor(error)} />
      <NeedsConnection error={error}>
        <Button
          kind="main"
          isWide
          type="submit"
          onClick={ignoreDoubleTap}
          disabled={isEmpty}
          aria-describedby={isEmpty ? noteId : undefined}
          isBusy={isBusy}
        >
          {words.send}
        </Button>
      </NeedsConnection>
    </>
  );
}

/** Nobody knows the place without a pin. The delivery cost is then that of the shop's place. */
const placeOf = (pin: Point | null, shop: Point) => ({
  latitude: (pin ?? shop).latitude,
  longitude: (pin ?? shop).longitude,
  has_pin: pin !== null,
});

const bodyOf = (
  values: PhoneOrderFields,
  /** Undefined: they fetch it. */
  place: ReturnType<typeof placeOf> | undefined,
  goods: readonly PhoneGood[],
): NewPhoneOrder => ({
  number: limits.phonePrefix + values.number,
  name: values.name,
  ...(place
    ? { address: { address: values.address, landmark: values.landmark, ...place } }
    : { fulfilment: 'pick_up' as const }),
  items: goods.map(({ id: product, quantity }) => ({ product, quantity })),
  slot: Number(values.slot),
  additional_details: values.additional_details,
});

const PlaceFields = ({ form }: { readonly form: Fields<PhoneOrderFields> }) => (
  <>
    <TextAreaField label={words.address} limit={limits.address} rows={3} {...form.getInputProps('address')} />
    <TextField
      label={words.landmark}
      description={customerOrders.optional}
      limit={limits.landmark}
      {...form.getInputProps('landmark')}
    />
  </>
);

const InstructionsField = ({ form }: { readonly form: Fields<PhoneOrderFields> }) => (
  <TextAreaField
    label={names.additionalInstructions}
    description={customerOrders.optional}
    limit={limits.longText}
    rows={2}
    {...form.getInputProps('additional_details')}
  />
);

interface PlaceMapProps {
  readonly shop: Point;
  /** The map moves there. */
  readonly known: Point | null;
  readonly pin: Point | null;
  readonly onPin: (pin: Point) => void;
}

const mapPx = 240;

function PlaceMap({ shop, known, pin, onPin }: PlaceMapProps) {
  const wordsId = useId();
  // Kept, because the map would move to a new object.
  const [start] = useState(shop);
  return (
    <div className={styles.place}>
      <MapView
        center={known ?? start}
        zoom={screenConstants.mapZoomShop}
        pin={pin}
        onPin={onPin}
        heightPx={mapPx}
        describedBy={wordsId}
      />
      <p id={wordsId} className={styles.line}>
        {words.mapLine}
      </p>
    </div>
  );
}
