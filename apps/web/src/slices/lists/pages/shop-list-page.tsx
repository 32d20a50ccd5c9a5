// /retailer/lists/{listID}: what a customer wants, above the search for the goods to offer.

import { limits } from '@haat/contract/limits';
import type { ShopList } from '@haat/contract/lists';
import { type RejectReason, rejectReasons } from '@haat/contract/order-endings';
import { shownName } from '@haat/contract/pack';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { reasonFor } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { useDraft } from '../../../platform/forms/drafts.ts';
import { atMost } from '../../../platform/forms/validators.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { ConfirmDialog } from '../../../ui/feedback/dialog.tsx';
import { DialogForm } from '../../../ui/feedback/dialog-form.tsx';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { onOneLine } from '../../../ui/format/address-text.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { type PhoneGood, PhoneGoodsField, sumOf } from '../../orders/index.ts';
import { endings } from '../../orders/order/order-endings.messages.ts';
import { isOpenList, ListWords, OfferWords } from '../components/list-words.tsx';
import { aboutShopList, answerList, draftOf, shopListQuery } from '../lists.api.ts';
import { lists as words } from '../lists.messages.ts';
import styles from './lists-page.module.css';

export function ShopListPage() {
  const { listId = '' } = useParams();
  const query = useQuery(shopListQuery(listId));
  // Used here, because a refusal is forgotten when the component that uses this hook unmounts.
  const isRefused = useShownRefusal(aboutShopList(Number(listId))) !== undefined;
  return (
    <div className={styles.page}>
      <PageHead
        title={query.data ? words.listOf(query.data.customer.first_name || words.noName) : words.title}
      />
      <QueryBoundary query={query} canBeMissing skeleton={<SkeletonList rows={2} height="8rem" />}>
        {(list) => (
          <>
            <Reason text={isRefused ? outbox.notDone : null} />
            <ListWords list={list} side="shop" />
            <p className={styles.line}>{onOneLine(list.address.address)}</p>
            {list.offer && <OfferWords offer={list.offer} fulfilment={list.fulfilment} />}
            {isOpenList(list) && <Answer key={list.id} list={list} />}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

/** The goods of the last offer. Their stock is asked again when the offer is sent. */
const goodsOf = ({ offer }: ShopList): readonly PhoneGood[] =>
  offer?.items.map(({ product: id, quantity, price, is_loose, net_quantity, unit, ...named }) => ({
    ...{ id, quantity, price, is_loose, net_quantity, unit },
    name: shownName(named),
    stock: limits.cartLine,
  })) ?? [];

function Answer({ list }: { readonly list: ShopList }) {
  const draft = draftOf(list.id);
  const [goods, setGoods] = useDraft<readonly PhoneGood[]>(`${draft} goods`, goodsOf(list));
  const [note, setNote] = useDraft(`${draft} note`, list.offer?.note ?? '');
  const [isRefusing, setRefusing] = useState(false);
  const answer = useMutation(answerList);
  const [waiting] = useWaiting(aboutShopList(list.id));
  const give = (given: Parameters<typeof answer.mutate>[0]['answer']): void =>
    answer.mutate({ id: list.id, name: list.customer.first_name || words.noName, answer: given });
  const isGiving = (which: string): boolean => answer.isPending && answer.variables.answer.which === which;
  const send = (): void => {
    if (goods.length === 0 || atMost(limits.reason, note) !== null) return;
    const items = goods.map(({ id: product, quantity }) => ({ product, quantity }));
    give({ which: 'offer', body: { items, note: note.trim() } });
  };
  return (
    <>
      <PhoneGoodsField goods={goods} onChange={setGoods} />
      <TextField
        label={words.note}
        limit={limits.reason}
        autoComplete="off"
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <p>{words.goodsSum(formatRupees(sumOf(goods)))}</p>
      <Reason text={reasonFor(answer.error)} />
      {waiting ? (
        <WaitingNote what={[waiting.name === 'offer' ? words.sendOffer : words.refuse]} />
      ) : (
        <div className={styles.answers}>
          <Button kind="main" isWide disabled={goods.length === 0} isBusy={isGiving('offer')} onClick={send}>
            {words.sendOffer}
          </Button>
          <Button isWide isBusy={isGiving('refuse')} onClick={() => setRefusing(true)}>
            {words.refuse}
          </Button>
        </div>
      )}
      {isRefusing && (
        <RefuseDialog
          onRefuse={(why) => {
            setRefusing(false);
            give({ which: 'refuse', body: why });
          }}
          onClose={() => setRefusing(false)}
        />
      )}
    </>
  );
}

interface RefuseDialogProps {
  readonly onRefuse: (why: { readonly reason: RejectReason; readonly note: string }) => void;
  readonly onClose: () => void;
}

function RefuseDialog({ onRefuse, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState<RejectReason>('out_of_stock');
  const [note, setNote] = useState('');
  const send = (): void => {
    if (atMost(limits.reason, note) === null) onRefuse({ reason, note: note.trim() });
  };
  return (
    <ConfirmDialog text={words.refuse} line={words.refusing} yes="danger" onYes={send} onNo={onClose}>
      <DialogForm isBusy={false} onSend={send}>
        <RadioGroup<RejectReason>
          label={endings.why}
          choices={rejectReasons.map((value) => ({ value, label: endings.choices[value] }))}
          value={reason}
          onChoose={setReason}
        />
        <TextField
          label={endings.note}
          description={endings.noteHint}
          limit={limits.reason}
          autoComplete="off"
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </DialogForm>
    </ConfirmDialog>
  );
}
