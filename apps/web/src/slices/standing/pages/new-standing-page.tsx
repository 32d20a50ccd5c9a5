// /shops/standing/new: has the goods of the cart come again. ?order=7 takes those of an order.
import type { Address } from '@haat/contract/addresses';
import type { SoldBy } from '@haat/contract/loose';
import type { Fulfilment } from '@haat/contract/order-machine';
import { shownName } from '@haat/contract/pack';
import type { PayMethod } from '@haat/contract/payment-machine';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { reasonFor } from '../../../messages/order-errors.ts';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { useFields } from '../../../platform/forms/form.ts';
import { required } from '../../../platform/forms/validators.ts';
import { combineQueries } from '../../../platform/queries/combine-queries.ts';
import { ActionFailure } from '../../../ui/feedback/action-failure.tsx';
import { BlankState } from '../../../ui/feedback/blank-state.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { CheckboxGroup } from '../../../ui/fields/checkbox-group.tsx';
import { DraftNote } from '../../../ui/fields/draft-note.tsx';
import form from '../../../ui/fields/form.module.css';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatAmount } from '../../../ui/format/amount.ts';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { addressesQuery } from '../../addresses/index.ts';
import { cartQuery } from '../../cart/index.ts';
import { customerOrderQuery, noCredits, PayChoice, payChoices, type UseCredits } from '../../orders/index.ts';
import { shopQuery } from '../../shops/index.ts';
import { StandingWay } from '../components/standing-way.tsx';
import { createStanding, slotTimesQuery } from '../standing.api.ts';
import { standing as words } from '../standing.messages.ts';
import { weekdayName, weekdays } from '../standing-days.ts';
import styles from './standing-page.module.css';

interface Good extends SoldBy {
  readonly id: number;
  readonly name: string;
  readonly local_name: string | null;
  readonly quantity: number;
}

interface Wanted {
  readonly shop: { readonly id: number; readonly name: string };
  readonly goods: readonly Good[];
  readonly addresses: readonly Address[];
  /** Where it comes at first. Undefined: to the primary one. */
  readonly home: Address | undefined;
  readonly offersPickUp: boolean;
  readonly fulfilment: Fulfilment;
  readonly payBy: PayMethod;
}

interface NewStandingPageProps {
  /** The customer's credit accounts, from a later slice. */
  readonly useCredits?: UseCredits;
}

export function NewStandingPage({ useCredits = noCredits }: NewStandingPageProps) {
  const [search] = useSearchParams();
  const orderId = search.get('order');
  const credits = useCredits();
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <p className={styles.line}>{words.line}</p>
      {orderId === null ? <OfCart credits={credits} /> : <OfOrder orderId={orderId} credits={credits} />}
    </div>
  );
}

type Credits = ReturnType<UseCredits>;

function OfCart({ credits }: { readonly credits: Credits }) {
  const query = combineQueries({ cart: useQuery(cartQuery), addresses: useQuery(addressesQuery) });
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonList rows={3} height="5rem" />}
      isEmpty={({ cart }) => cart.items.length === 0}
      empty={<BlankState picture="basket" title={words.emptyTitle} line={words.emptyLine} />}
    >
      {({ cart, addresses }) => {
        const { shop, shop_name: name, items, problem, offers_pick_up: offersPickUp } = cart;
        const wanted: Wanted = {
          shop: { id: shop ?? 0, name: name ?? '' },
          goods: items.map(({ product, quantity, ...sold }) => ({ ...sold, ...product, quantity })),
          addresses,
          home: addresses.find(({ id }) => id === cart.address),
          offersPickUp,
          fulfilment: offersPickUp && problem === 'address.out_of_reach' ? 'pick_up' : 'delivery',
          payBy: 'cash',
        };
        return <NewStanding wanted={wanted} credits={credits} />;
      }}
    </QueryBoundary>
  );
}

interface OfOrderProps {
  readonly orderId: string;
  readonly credits: Credits;
}

function OfOrder({ orderId, credits }: OfOrderProps) {
  const order = useQuery(customerOrderQuery(orderId));
  const shopId = order.data?.shop.id;
  const query = combineQueries({
    order,
    shop: useQuery({ ...shopQuery(String(shopId)), enabled: shopId !== undefined }),
    addresses: useQuery(addressesQuery),
  });
  return (
    <QueryBoundary query={query} canBeMissing skeleton={<SkeletonList rows={3} height="5rem" />}>
      {({ order: { items, fulfilment, pay_by: payBy, address }, shop, addresses }) => {
        const wanted: Wanted = {
          shop,
          goods: items
            .filter(({ quantity }) => quantity > 0)
            .map(({ product, quantity, ...sold }) => ({ ...sold, ...product, quantity })),
          addresses,
          home: addresses.find((one) => one.address === address?.address),
          offersPickUp: shop.offers_pick_up,
          fulfilment: shop.offers_pick_up ? fulfilment : 'delivery',
          payBy: payBy ?? 'cash',
        };
        return <NewStanding wanted={wanted} credits={credits} />;
      }}
    </QueryBoundary>
  );
}

function NewStanding({ wanted, credits }: { readonly wanted: Wanted; readonly credits: Credits }) {
  const times = useQuery(slotTimesQuery(wanted.shop.id));
  return (
    <QueryBoundary query={times} skeleton={<SkeletonList rows={3} height="5rem" />}>
      {(found) => <StandingForm wanted={wanted} times={found} credits={credits} />}
    </QueryBoundary>
  );
}

interface StandingFormProps {
  readonly wanted: Wanted;
  readonly times: readonly string[];
  readonly credits: Credits;
}

// Long: the fields and what is sent, read together.
function StandingForm({ wanted, times, credits }: StandingFormProps) {
  const navigate = useNavigate();
  const create = useMutation(createStanding);
  const { shop, goods, addresses, home, offersPickUp } = wanted;
  const draft = `standing ${shop.id}`;
  const [days, setDays] = useDraft<readonly number[]>(`${draft} days`, weekdays);
  const [wish, setPayBy] = useDraft(`${draft} pay`, wanted.payBy);
  const choices = payChoices(credits, shop.id);
  // The credit of an earlier order may be over.
  const payBy = choices.includes(wish) ? wish : 'cash';
  const [fulfilment, setFulfilment] = useDraft(`${draft} fulfilment`, wanted.fulfilment);
  const first = home ?? addresses.find((one) => one.is_primary) ?? addresses[0];
  const [addressId, setAddressId] = useDraft(`${draft} address`, first?.id);
  // It may be deleted meanwhile.
  const address = addresses.find(({ id }) => id === addressId) ?? first;
  const [isDayMissing, setDayMissing] = useState(false);
  const fields = useFields({
    initialValues: { time: times[0] ?? '', until: '' },
    validate: { time: required },
    draft,
  });
  const send = fields.send(({ time, until }) => {
    setDayMissing(days.length === 0);
    if (days.length === 0) return;
    const body = {
      shop: shop.id,
      address: address?.id ?? null,
      fulfilment,
      items: goods.map(({ id: product, quantity }) => ({ product, quantity })),
      weekdays: [...days],
      time,
      pay_by: payBy,
      until: until || null,
    };
    create.mutate(
      { body, shopName: shop.name },
      {
        onSuccess() {
          fields.forgetDraft();
          void navigate('/shops/standing', { replace: true });
        },
        onError: fields.showServerErrors,
      },
    );
  });
  const toggle = (day: number): void =>
    setDays((before) => (before.includes(day) ? before.filter((one) => one !== day) : [...before, day]));
  return (
    <form noValidate className={form.grow} onSubmit={send}>
      <DraftNote form={fields} />
      <Card>
        <p>{shop.name}</p>
        <p>{goods.map((good) => `${shownName(good)}: ${formatAmount(good)}`).join(', ')}</p>
      </Card>
      <CheckboxGroup
        label={words.days}
        choices={weekdays.map((day) => ({ id: day, name: weekdayName(day) }))}
        checkedIds={days}
        onToggle={toggle}
      />
      <Reason text={isDayMissing && days.length === 0 ? words.chooseDays : null} />
      <SelectField
        label={words.time}
        hint={words.timeHint}
        choices={times.map((time) => ({ id: time, name: time }))}
        {...fields.getInputProps('time')}
      />
      <StandingWay
        offersPickUp={offersPickUp}
        fulfilment={fulfilment}
        onFulfilment={setFulfilment}
        addresses={addresses}
        address={address}
        onAddress={(chosen) => setAddressId(chosen?.id)}
      />
      <PayChoice choices={choices} value={payBy} onChoose={setPayBy} />
      <TextField
        label={words.until}
        description={words.untilHint}
        type="date"
        {...fields.getInputProps('until')}
      />
      <ActionFailure error={create.error} reason={reasonFor(create.error, { shopName: shop.name })} />
      <ActionBar>
        <Button type="submit" kind="main" isWide isBusy={create.isPending}>
          {words.start}
        </Button>
      </ActionBar>
    </form>
  );
}
