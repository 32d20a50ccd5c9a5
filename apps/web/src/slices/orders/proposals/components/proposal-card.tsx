// A shop's change as the customer sees it, with the three answers.
import type * as orders from '@haat/contract/orders';
import { type ProposalAnswer, proposalAnswers } from '@haat/contract/proposal-machine';
import type { Proposal } from '@haat/contract/proposal-shapes';
import { useMutation } from '@tanstack/react-query';
import { reasonFor } from '../../../../messages/order-errors.ts';
import { outbox } from '../../../../messages/outbox.ts';
import { questions } from '../../../../messages/questions.ts';
import { useShownRefusal, useWaiting } from '../../../../platform/outbox/use-outbox.ts';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { Reason } from '../../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../../ui/feedback/waiting-note.tsx';
import { formatRupees } from '../../../../ui/format/money.ts';
import { Button } from '../../../../ui/layout/button.tsx';
import { customerOrders } from '../../customer/customer-orders.messages.ts';
import { orders as orderWords } from '../../orders.messages.ts';
import { aboutProposal, answerProposal } from '../proposals.api.ts';
import { proposals as words } from '../proposals.messages.ts';
import styles from './proposal-card.module.css';
import { ProposedChanges, TimeLeft } from './proposed-changes.tsx';

interface ProposalCardProps {
  readonly order: orders.Order;
  readonly proposal: Proposal;
}

const kinds = { agree: 'main', leave_out: 'plain', cancel: 'danger' } as const;

const labelOf = (answer: ProposalAnswer): string =>
  ({ agree: words.agree, leave_out: words.withoutThese, cancel: customerOrders.cancel })[answer];

/** What the answer does. */
const lineOf = (answer: ProposalAnswer, { id }: orders.Order, { new_amount }: Proposal): string =>
  answer === 'cancel'
    ? customerOrders.cancelling(id)
    : words.answering[answer](orderWords.title(id), formatRupees(new_amount));

/** 'Without these' keeps lowered quantities, and no item whose price would rise. It needs something that remains. */
const hasRest = ({ items }: orders.Order, { changes }: Proposal): boolean =>
  items.some(({ id, quantity }) => {
    const change = changes.find((one) => one.id === id);
    if (!change) return quantity > 0;
    return change.new_quantity > 0 && change.new_price <= change.old_price;
  });

const isAnswer = (name: string): name is ProposalAnswer => proposalAnswers.some((answer) => answer === name);

export function ProposalCard({ order, proposal }: ProposalCardProps) {
  const answer = useMutation(answerProposal);
  const [waiting] = useWaiting(aboutProposal(proposal.id));
  const isRefused = useShownRefusal(aboutProposal(proposal.id)) !== undefined;
  const give = async (which: ProposalAnswer): Promise<void> => {
    const line = lineOf(which, order, proposal);
    if (!(await confirm(questions.sure, line, which === 'cancel' ? 'danger' : 'main'))) return;
    answer.mutate({ orderId: order.id, id: proposal.id, answer: which });
  };
  const given = answer.isPending ? answer.variables.answer : undefined;
  const answerButton = (which: ProposalAnswer) => (
    <AnswerButton which={which} isBusy={given === which} onGive={() => void give(which)} />
  );
  return (
    <section className={styles.card} aria-labelledby="proposal">
      <h2 id="proposal" className={styles.title}>
        {orderWords.changeSuggested}
      </h2>
      <ProposedChanges proposal={proposal} />
      <Reason text={isRefused ? outbox.notDone : reasonFor(answer.error)} />
      {waiting ? (
        <WaitingNote what={isAnswer(waiting.name) ? [labelOf(waiting.name)] : []} />
      ) : (
        <>
          <div className={styles.first}>
            <TimeLeft proposal={proposal} />
            {answerButton('agree')}
          </div>
          {hasRest(order, proposal) && answerButton('leave_out')}
          {answerButton('cancel')}
        </>
      )}
    </section>
  );
}

interface AnswerButtonProps {
  readonly which: ProposalAnswer;
  readonly isBusy: boolean;
  readonly onGive: () => void;
}

const AnswerButton = ({ which, isBusy, onGive }: AnswerButtonProps) => (
  <Button kind={kinds[which]} isWide isBusy={isBusy} onClick={onGive}>
    {labelOf(which)}
  </Button>
);
