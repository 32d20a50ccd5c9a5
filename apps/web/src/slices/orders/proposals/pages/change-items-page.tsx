// /retailer/orders/:orderId/change: what the shop suggests to the customer before it accepts.
import { limits } from '@haat/contract/limits';
import type * as orders from '@haat/contract/orders';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { questions } from '../../../../messages/questions.ts';
import { dropDrafts, useDraft } from '../../../../platform/forms/drafts.ts';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { Note } from '../../../../ui/feedback/note.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button, ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { OrderNotes } from '../../order/components/order-notes.tsx';
import { ToPay } from '../../order/components/to-pay.tsx';
import { orders as orderWords } from '../../orders.messages.ts';
import { RetailerOrderSkeleton } from '../../shop/components/retailer-order-skeleton.tsx';
import { retailerOrderQuery } from '../../shop/retailer-order.api.ts';
import { ItemEditCard, replaceFieldId } from '../components/item-edit-card.tsx';
import {
  changesOf,
  editOf,
  editsDraft,
  faultsOf,
  hasPriceFault,
  type ItemEdit,
  type ItemEdits,
  newAmount,
  replacementPrices,
  useItemEdits,
} from '../item-edits.ts';
import { proposeChanges } from '../proposals.api.ts';
import { proposals as words } from '../proposals.messages.ts';
import styles from './change-items-page.module.css';

export function ChangeItemsPage() {
  const { orderId = '' } = useParams();
  const query = useQuery(retailerOrderQuery(orderId));
  return (
    <>
      <PageHead title={words.changeTitle} />
      <QueryBoundary query={query} canBeMissing skeleton={<RetailerOrderSkeleton />}>
        {(order) =>
          order.allowed_actions.includes('propose') ? (
            <ChangeForm key={order.id} order={order} />
          ) : (
            <Closed order={order} />
          )
        }
      </QueryBoundary>
    </>
  );
}

function closedWords({ status }: orders.Order): string {
  if (status === 'CANCELLED') return words.closed.cancelled;
  return status === 'REJECTED' ? words.closed.rejected : words.closed.accepted;
}

const Closed = ({ order }: { readonly order: orders.Order }) => (
  <div className={styles.page}>
    <Note>{closedWords(order)}</Note>
    <ButtonLink isWide to={`/retailer/orders/${order.id}`}>
      {orderWords.title(order.id)}
    </ButtonLink>
  </div>
);

/** Replacements that were typed but not chosen. Known once the retailer sends. */
function useUnchosen({ items }: orders.Order, edits: ItemEdits) {
  const [unchosen, setUnchosen] = useState<readonly number[]>([]);
  return {
    isUnchosen: (itemId: number): boolean => unchosen.includes(itemId),
    /** Focuses the first. False when there is none. */
    focusUnchosen: (): boolean => {
      const found = items.filter((item) => editOf(edits, item).search.trim() !== '').map(({ id }) => id);
      setUnchosen(found);
      const [first] = found;
      if (first !== undefined) document.getElementById(replaceFieldId(first))?.focus();
      return first !== undefined;
    },
    forgive: (itemId: number): void => setUnchosen((before) => before.filter((id) => id !== itemId)),
  };
}

function useProposal(order: orders.Order) {
  const navigate = useNavigate();
  const proposal = useMutation(proposeChanges);
  const draft = editsDraft(order.id);
  const [edits, edit] = useItemEdits(order.id);
  const [note, setNote] = useDraft(`${draft} note`, '');
  const { isUnchosen, focusUnchosen, forgive } = useUnchosen(order, edits);
  const changes = changesOf(order.items, edits);
  const hasFault = order.items.some((item) => hasPriceFault(editOf(edits, item)));
  const isUnchanged = changes.length === 0 && !hasFault;
  const canSend = changes.length > 0 && !hasFault && note.length <= limits.reason;
  const send = async (): Promise<void> => {
    if (!canSend || focusUnchosen() || !(await confirm(questions.sure, words.sending))) return;
    proposal.mutate(
      { id: order.id, changes, note },
      {
        onSuccess: () => {
          dropDrafts(draft);
          void navigate(`/retailer/orders/${order.id}`, { replace: true });
        },
      },
    );
  };
  const change = (itemId: number, next: ItemEdit): void => {
    edit(itemId, next);
    forgive(itemId);
    proposal.reset();
  };
  return { proposal, changes, edits, change, isUnchosen, note, setNote, isUnchanged, canSend, send };
}

function ChangeForm({ order }: { readonly order: orders.Order }) {
  const form = useProposal(order);
  const { proposal, changes, edits, change, isUnchosen, note, setNote } = form;
  const prices = replacementPrices(order, edits);
  return (
    <div className={styles.page}>
      <OrderNotes instructions="" rejectedItems={[]} payment={null} ifMissing={order.if_missing} />
      <p className={styles.line}>{words.changeLine[order.if_missing]}</p>
      {order.items.map((item) => (
        <ItemEditCard
          key={item.id}
          item={item}
          edit={editOf(edits, item)}
          replacementPrice={prices.get(item.id)}
          isUnchosen={isUnchosen(item.id)}
          faults={faultsOf(proposal.error, changes, item.id)}
          onChange={(next) => change(item.id, next)}
        />
      ))}
      <TextAreaField
        label={words.note}
        limit={limits.reason}
        rows={2}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <SendBar form={form} amount={newAmount(order, edits)} />
    </div>
  );
}

interface SendBarProps {
  readonly form: ReturnType<typeof useProposal>;
  readonly amount: number;
}

const SendBar = ({ form: { proposal, isUnchanged, canSend, send }, amount }: SendBarProps) => (
  <>
    {isUnchanged && <Note id="not-changed">{words.notChanged}</Note>}
    <ActionBar>
      <ToPay label={words.newAmount} amount={amount} />
      <Reason text={reasonFor(proposal.error)} />
      <Button
        kind="main"
        isWide
        disabled={!canSend}
        aria-describedby={isUnchanged ? 'not-changed' : undefined}
        isBusy={proposal.isPending}
        onClick={() => void send()}
      >
        {words.send}
      </Button>
    </ActionBar>
  </>
);
