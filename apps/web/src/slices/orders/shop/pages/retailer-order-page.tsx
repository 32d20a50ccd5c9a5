// /retailer/orders/:orderId: products, delivery window, deliverer, and the buttons to accept, reject or withdraw.

import { isApiError } from '@haat/client/api-error';
import type * as orders from '@haat/contract/orders';
import type { Proposal } from '@haat/contract/proposal-shapes';
import { IconCircleCheck, IconPackage, IconX } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { outbox } from '../../../../messages/outbox.ts';
import { pages } from '../../../../messages/pages.ts';
import { questions } from '../../../../messages/questions.ts';
import { useShownRefusal } from '../../../../platform/outbox/use-outbox.ts';
import { useKnownRow } from '../../../../platform/queries/known-row.ts';
import { useScreenOn } from '../../../../platform/sound/wake-lock.ts';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { QueryBoundary } from '../../../../ui/feedback/query-boundary.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../../ui/feedback/waiting-note.tsx';
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button, ButtonLink } from '../../../../ui/layout/button.tsx';
import { PageHead } from '../../../../ui/layout/page-head.tsx';
import { FailedDeliveryNote } from '../../order/components/failed-delivery-note.tsx';
import { OrderHead } from '../../order/components/order-head.tsx';
import { OrderInBrief } from '../../order/components/order-in-brief.tsx';
import { ProofPhoto } from '../../order/components/proof-photo.tsx';
import { pickUp } from '../../order/pick-up.messages.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import { Weights } from '../../packing/components/weights.tsx';
import { SentProposal } from '../../proposals/components/sent-proposal.tsx';
import { acceptingWords } from '../accepting-words.ts';
import { EndOrderDialog } from '../components/end-order-dialog.tsx';
import { RetailerOrderFacts } from '../components/retailer-order-facts.tsx';
import { RetailerOrderSkeleton } from '../components/retailer-order-skeleton.tsx';
import { retailerOrderQuery } from '../retailer-order.api.ts';
import {
  aboutOrder,
  answerOrder,
  type HandOut,
  type OrderAnswer,
  retailerOrdersQuery,
  type Why,
} from '../retailer-orders.api.ts';
import { retailerOrders as words } from '../retailer-orders.messages.ts';
import { useWaitingAnswer } from '../use-waiting-answer.ts';
import styles from './retailer-order-page.module.css';

type OrderPart = ComponentType<{ readonly order: orders.Order }>;

interface HandOutPartProps {
  readonly order: orders.Order;
  /** Why the last try was refused. */
  readonly reason: string | null;
  readonly isBusy: boolean;
  readonly onYes: (handOut: HandOut) => void;
  readonly onNo: () => void;
}

/** Parts of later slices. */
interface RetailerOrderPageProps {
  /** The payments with the shop's answers. */
  readonly Payments: OrderPart;
  /** The complaints about it. */
  readonly Complaints: OrderPart;
  /** The dialog of 'Hand out'. */
  readonly HandOutDialog: ComponentType<HandOutPartProps>;
}

export function RetailerOrderPage(parts: RetailerOrderPageProps) {
  const { orderId = '' } = useParams();
  const query = useQuery(retailerOrderQuery(orderId));
  const active = useKnownRow(retailerOrdersQuery('active'), orderId, query);
  const row = useKnownRow(retailerOrdersQuery('previous'), orderId, query) ?? active;
  return (
    <>
      <PageHead title={orderWords.title(orderId)} />
      <QueryBoundary
        query={query}
        canBeMissing
        skeleton={<RetailerOrderSkeleton />}
        inBrief={row && <OrderInBrief order={row} />}
      >
        {(order) => <OrderView key={orderId} order={order} {...parts} />}
      </QueryBoundary>
    </>
  );
}

/** Accepting, rejecting and withdrawing an order. The answer may wait for a connection. */
function useAnswer(order: orders.Order, HandOutDialog: RetailerOrderPageProps['HandOutDialog']) {
  const navigate = useNavigate();
  const answer = useMutation(answerOrder);
  const [ending, setEnding] = useState<'reject' | 'withdraw' | 'hand_out' | null>(null);
  const give = (which: OrderAnswer, more: { readonly why?: Why; readonly handOut?: HandOut } = {}): void =>
    answer.mutate(
      { id: order.id, answer: which, ...more },
      {
        onSuccess: ({ state }) => {
          setEnding(null);
          // What concerns the customer in the shop stays in view.
          if (state === 'sent' && which !== 'ready' && which !== 'hand_out')
            void navigate('/retailer/orders');
        },
        onError: (error) => isOver(error) && setEnding(null),
      },
    );
  const ask = async (which: OrderAnswer): Promise<void> => {
    answer.reset();
    if (which === 'ready') give(which);
    else if (which !== 'accept') setEnding(which);
    else if (await confirm(questions.acceptOrder, acceptingWords(order))) give(which);
  };
  const refusal = reasonFor(answer.error);
  const shared = { reason: refusal, isBusy: answer.isPending };
  const dialog =
    ending === 'hand_out' ? (
      <HandOutDialog
        {...shared}
        order={order}
        onYes={(handOut) => give('hand_out', { handOut })}
        onNo={() => setEnding(null)}
      />
    ) : (
      ending && (
        <EndOrderDialog
          {...shared}
          orderId={order.id}
          how={ending}
          onEnd={(why) => give(ending, { why })}
          onClose={() => setEnding(null)}
        />
      )
    );
  const waiting = useWaitingAnswer(order.id);
  const isRefused = useShownRefusal(aboutOrder(String(order.id))) !== undefined;
  const may = (which: OrderAnswer): boolean => waiting === which || order.allowed_actions.includes(which);
  const isGiving = (which: OrderAnswer): boolean => answer.isPending && answer.variables.answer === which;
  const propsOf = (which: OrderAnswer): AnswerProps => ({
    which,
    waiting,
    isBusy: isGiving(which),
    onGive: () => void ask(which),
  });
  // An open dialog explains a refusal itself.
  const reason = ending === null ? refusal : null;
  return { reason: isRefused ? outbox.notDone : reason, waiting, may, propsOf, dialog };
}

/** The order went another way, so its dialog closes. After another failure it stays, with what was typed. */
const isOver = (error: unknown): boolean => isApiError(error) && error.code.startsWith('order.cannot_');

function OrderView({
  order,
  Payments,
  Complaints,
  HandOutDialog,
}: { readonly order: orders.Order } & RetailerOrderPageProps) {
  useScreenOn(order.status === 'INITIATED');
  const answers = useAnswer(order, HandOutDialog);
  const { reason, waiting } = answers;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <OrderHead status={order.status} slot={order.slot} />
        <p className={styles.line}>{lineOf(order)}</p>
        <Reason text={reason} />
        {order.fulfilment === 'pick_up' && <p className={styles.line}>{fetchedWords(order)}</p>}
        <FailedDeliveryNote failed={order.failed_delivery} />
        {waiting === 'propose' && <WaitingNote what={[words.propose]} />}
        {hasSuggested(order) && <SentProposal proposal={order.proposal} />}
        <ProofPhoto proof={order.proof} />
        <Payments order={order} />
      </div>
      <Weights order={order} />
      <RetailerOrderFacts order={order} />
      <Complaints order={order} />
      <ButtonLink isWide to="/retailer/credit">
        {pages.credit}
      </ButtonLink>
      <Answers order={order} answers={answers} />
    </div>
  );
}

interface AnswersProps {
  readonly order: orders.Order;
  readonly answers: ReturnType<typeof useAnswer>;
}

function Answers({ order, answers: { waiting, may, propsOf, dialog } }: AnswersProps) {
  // The customer was asked, so the answer is not the shop's next step.
  const isAsked = order.proposal?.state === 'open';
  const others = may('reject') && (
    <>
      <Answer {...propsOf('reject')} />
      <ChangeItems orderId={order.id} waiting={waiting} />
    </>
  );
  return (
    <>
      {others && (
        <div className={styles.others}>
          <p className={styles.hint}>{words.rejectHint}</p>
          {isAsked && may('accept') && <Answer {...propsOf('accept')} kind="plain" />}
          {isAsked && others}
        </div>
      )}
      {!isAsked && (may('accept') || others) && (
        <div className={styles.answers}>
          <ActionBar>
            {may('accept') && <Answer {...propsOf('accept')} />}
            {others && <div className={waiting === undefined ? styles.pair : styles.stack}>{others}</div>}
          </ActionBar>
        </div>
      )}
      {(may('ready') || may('hand_out')) && (
        <div className={styles.answers}>
          <ActionBar>
            {may('ready') && (order.ready_at === null || waiting === 'ready') && (
              <Answer {...propsOf('ready')} />
            )}
            {may('hand_out') && <Answer {...propsOf('hand_out')} />}
          </ActionBar>
        </div>
      )}
      {may('withdraw') && (
        <div className={styles.others}>
          <Answer {...propsOf('withdraw')} />
        </div>
      )}
      {dialog}
    </>
  );
}

const fetchedWords = ({ status, ready_at: readyAt }: orders.Order): string =>
  status === 'ACCEPTED' && readyAt !== null ? `${pickUp.fetched} · ${pickUp.ready}` : pickUp.fetched;

/** Whose order it is and its size. Loose goods count once, whatever their weight. */
const lineOf = ({ customer_first_name = '', items }: orders.Order): string => {
  const goods = items.reduce((sum, item) => sum + (item.is_loose ? 1 : item.quantity), 0);
  return words.line(customer_first_name, orderWords.itemCount(goods), null);
};

interface Suggested {
  readonly proposal: Proposal;
}

/** Their suggestion waits, or ran out of time. */
const hasSuggested = (order: orders.Order): order is orders.Order & Suggested =>
  order.status === 'INITIATED' && (order.proposal?.state === 'open' || order.proposal?.state === 'expired');

type Waiting = ReturnType<typeof useWaitingAnswer>;

interface ChangeItemsProps {
  readonly orderId: number;
  readonly waiting: Waiting;
}

/** Not possible while an answer waits, because that may end the order. */
const ChangeItems = ({ orderId, waiting }: ChangeItemsProps) =>
  waiting ? (
    <Button isWide disabled>
      {words.propose}
    </Button>
  ) : (
    <ButtonLink isWide to={`/retailer/orders/${orderId}/change`}>
      {words.propose}
    </ButtonLink>
  );

interface AnswerProps {
  readonly kind?: 'plain';
  readonly which: OrderAnswer;
  readonly waiting: Waiting;
  readonly isBusy: boolean;
  readonly onGive: () => void;
}

const icons = {
  accept: <IconCircleCheck size="1.375rem" aria-hidden />,
  reject: <IconX size="1.25rem" aria-hidden />,
  withdraw: <IconX size="1.25rem" aria-hidden />,
  ready: <IconPackage size="1.25rem" aria-hidden />,
  hand_out: <IconCircleCheck size="1.375rem" aria-hidden />,
};

const kinds = {
  accept: 'main',
  reject: 'danger',
  withdraw: 'danger',
  ready: 'leaf',
  hand_out: 'main',
} as const;

const Answer = ({ kind, which, waiting, isBusy, onGive }: AnswerProps) =>
  waiting === which ? (
    <WaitingNote what={[words[which]]} />
  ) : (
    <Button
      kind={kind ?? kinds[which]}
      isWide
      // The box stays, so that the page doesn't become shorter and jump.
      disabled={waiting !== undefined}
      isBusy={isBusy}
      icon={icons[which]}
      onClick={onGive}
    >
      {words[which]}
    </Button>
  );
