// One line of the book. A line of the other side that waits has the two answers.

import { orderNumber } from '@haat/contract/city-ids';
import type { CreditEntry } from '@haat/contract/credit';
import type { CreditSide } from '@haat/contract/credit-machine';
import { IconClock, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { reasonFor } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { classes } from '../../../ui/classes.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { NumberLinks } from '../../../ui/format/number-links.tsx';
import { formatInstant } from '../../../ui/format/time.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Answer, aboutLine, answerLine } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import styles from './line-card.module.css';

interface LineCardProps {
  readonly line: CreditEntry;
  readonly side: CreditSide;
  readonly accountId: number;
  /** The other side's. */
  readonly name: string;
}

export const lineTitle = ({ kind, order }: CreditEntry): string =>
  order === null || kind === 'refund' ? words.kinds[kind] : words.orderLine(orderNumber(order));

/** With its sign, because some lines add and some take away. */
const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${formatRupees(amount)}`;

export function LineCard({ line, side, accountId, name }: LineCardProps) {
  const isAsked = line.state === 'waiting' && line.by !== side;
  return (
    <Card className={styles.card}>
      <div className={styles.ends}>
        <p className={styles.title}>{lineTitle(line)}</p>{' '}
        <p className={classes(styles.amount, line.state === 'refused' && styles.refused)}>
          {signed(line.amount)}
        </p>
      </div>
      {line.note !== '' && (
        <p className={styles.note}>
          <NumberLinks text={line.note} />
        </p>
      )}
      <div className={styles.ends}>
        <p className={styles.small}>
          <time dateTime={line.at}>{formatInstant(line.at)}</time>
          {hasWriter(line) && <span>{` · ${line.by === side ? words.byYou : words.by[line.by]}`}</span>}
        </p>{' '}
        <LineState line={line} />
      </div>
      {isAsked && (
        <LineAnswers
          what={`${lineTitle(line)}: ${signed(line.amount)}`}
          lineId={line.id}
          side={side}
          accountId={accountId}
          name={name}
        />
      )}
    </Card>
  );
}

/** Orders write their lines themselves, and the operator those of refunds. */
const hasWriter = ({ kind }: LineCardProps['line']): boolean => kind !== 'order' && kind !== 'refund';

function LineState({ line: { state, balance } }: Pick<LineCardProps, 'line'>) {
  if (state === 'agreed') return <p className={styles.small}>{words.owedThen(formatRupees(balance))}</p>;
  const [look, icon] =
    state === 'waiting' ? (['waiting', IconClock] as const) : (['refused', IconX] as const);
  return (
    <Badge look={look} icon={icon}>
      {words.lineStates[state]}
    </Badge>
  );
}

interface LineAnswersProps extends Omit<LineCardProps, 'line'> {
  readonly lineId: number;
  /** For the question. */
  readonly what: string;
}

const labelOf = (answer: string): string => (answer === 'agree' ? words.agree : words.notRight);

function LineAnswers({ what, ...line }: LineAnswersProps) {
  const answer = useMutation(answerLine);
  const [waiting] = useWaiting(aboutLine(line.lineId));
  const isRefused = useShownRefusal(aboutLine(line.lineId)) !== undefined;
  const give = async (which: Answer): Promise<void> => {
    const told = words.lineAnswers[which](what);
    if (!(await confirm(questions.sure, told, which === 'agree' ? 'main' : 'danger'))) return;
    answer.mutate({ ...line, answer: which });
  };
  const propsOf = (which: Answer) => ({
    isBusy: answer.isPending && answer.variables.answer === which,
    onClick: () => void give(which),
  });
  if (waiting) return <WaitingNote what={[labelOf(waiting.name)]} />;
  return (
    <>
      <Reason text={isRefused ? outbox.notDone : reasonFor(answer.error)} />
      <div className={styles.answers}>
        <Button kind="danger" {...propsOf('refuse')}>
          {words.notRight}
        </Button>
        <Button kind="leaf" {...propsOf('agree')}>
          {words.agree}
        </Button>
      </div>
    </>
  );
}
