// /shops/{shopID}/list: sends a shop what one wants, spoken, photographed or typed.
import { limits } from '@haat/contract/limits';
import { type Fulfilment, fulfilments } from '@haat/contract/order-machine';
import type { SlotOffer } from '@haat/contract/orders';
import type { PayMethod } from '@haat/contract/payment-machine';
import type * as shops from '@haat/contract/shops';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { fields as names } from '../../../messages/fields.ts';
import { reasonFor } from '../../../messages/order-errors.ts';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { atMost, required } from '../../../platform/forms/validators.ts';
import { useIsOnline } from '../../../platform/loading/online.ts';
import { combineQueries } from '../../../platform/queries/combine-queries.ts';
import { Note } from '../../../ui/feedback/note.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import form from '../../../ui/fields/form.module.css';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { formatSlotOption } from '../../../ui/format/time.ts';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { useSelectedAddress } from '../../addresses/index.ts';
import { PhotoField, useIsUploading, VoiceField } from '../../files/index.ts';
import { customerOrders } from '../../orders/customer/customer-orders.messages.ts';
import {
  noCredits,
  PayChoice,
  payChoices,
  slotsFor,
  slotsOfShopQuery,
  type UseCredits,
} from '../../orders/index.ts';
import { pickUp } from '../../orders/order/pick-up.messages.ts';
import { shopQuery } from '../../shops/index.ts';
import { sendList } from '../lists.api.ts';
import { lists as words } from '../lists.messages.ts';
import styles from './lists-page.module.css';

interface SendListPageProps {
  /** The customer's credit accounts, from a later slice. */
  readonly useCredits?: UseCredits;
}

export function SendListPage({ useCredits = noCredits }: SendListPageProps) {
  const { shopId = '' } = useParams();
  const credits = useCredits();
  const query = combineQueries({
    shop: useQuery(shopQuery(shopId)),
    slots: useQuery(slotsOfShopQuery(Number(shopId))),
  });
  return (
    <div className={styles.page}>
      <PageHead title={words.send} />
      <QueryBoundary query={query} canBeMissing skeleton={<SkeletonList rows={3} height="5rem" />}>
        {({ shop, slots }: { shop: shops.Shop; slots: readonly SlotOffer[] }) => (
          <ListForm shop={shop} slots={slots} credits={credits} />
        )}
      </QueryBoundary>
    </div>
  );
}

interface ListFormProps {
  readonly shop: shops.Shop;
  readonly slots: readonly SlotOffer[];
  readonly credits: ReturnType<UseCredits>;
}

// Long: the fields and what is sent, read together.
function ListForm({ shop, slots: all, credits }: ListFormProps) {
  const navigate = useNavigate();
  const address = useSelectedAddress();
  const send = useMutation(sendList);
  const isUploading = useIsUploading();
  const draft = `list ${shop.id}`;
  const [sound, setSound] = useDraft<number | null>(`${draft} sound`, null);
  const [photo, setPhoto] = useDraft<number | null>(`${draft} photo`, null);
  const [chosenWay, setWay] = useDraft<Fulfilment>(`${draft} fulfilment`, 'delivery');
  const fulfilment = shop.offers_pick_up ? chosenWay : 'delivery';
  const slots = slotsFor(all, fulfilment);
  const isOnline = useIsOnline();
  const [payBy, setPayBy] = useState<PayMethod>('cash');
  const [isTried, setTried] = useState(false);
  const fields = useFields({
    initialValues: { text: '', slot: String(slots[0]?.id ?? '') },
    validate: {
      slot: (slot: string) => required(slots.some(({ id }) => String(id) === slot) ? slot : ''),
      text: (text: string) => atMost(limits.longText, text),
    },
    draft,
  });
  const files = [sound, photo].filter((id) => id !== null);
  const hasNothing = fields.values.text.trim() === '' && files.length === 0;
  const submit = fields.send(({ text, slot }) => {
    setTried(true);
    if (hasNothing) return;
    send.mutate(
      {
        shopName: shop.name,
        body: {
          shop: shop.id,
          address: address?.id ?? null,
          slot: Number(slot),
          text: text.trim(),
          files,
          pay_by: payBy,
          ...(shop.offers_pick_up && { fulfilment }),
        },
      },
      {
        onSuccess: (outcome) => {
          fields.forgetDraft();
          const one = outcome.state === 'sent' ? `/${outcome.answer.id}` : '';
          void navigate(`/shops/lists${one}`, { replace: true });
        },
        onError: fields.showServerErrors,
      },
    );
  });
  return (
    <form noValidate className={form.grow} onSubmit={submit}>
      <p className={styles.line}>{words.sendLine(shop.name)}</p>
      {!isOnline && <Note>{words.textOnly}</Note>}
      <VoiceField label={words.speak} play={words.play} value={sound} onChange={setSound} isForList />
      <PhotoField label={words.photo} value={photo} onChange={setPhoto} />
      <TextAreaField label={words.text} limit={limits.longText} rows={4} {...fields.getInputProps('text')} />
      <Reason text={isTried && hasNothing ? words.nothing : null} />
      {shop.offers_pick_up && (
        <RadioGroup
          label={pickUp.how}
          choices={fulfilments.map((value) => ({ value, label: pickUp.ways[value] }))}
          value={fulfilment}
          onChoose={setWay}
        />
      )}
      <SelectField
        label={names.deliverySlot}
        hint={customerOrders.slotHint}
        choices={slots.map((slot) => ({ id: slot.id, name: formatSlotOption(slot) }))}
        {...fields.getInputProps('slot')}
      />
      <PayChoice choices={payChoices(credits, shop.id, payBy)} value={payBy} onChoose={setPayBy} />
      <Reason text={reasonFor(send.error, { shopName: shop.name })} />
      <ActionBar>
        <Button type="submit" kind="main" isWide isBusy={send.isPending || isUploading}>
          {words.send}
        </Button>
      </ActionBar>
    </form>
  );
}
