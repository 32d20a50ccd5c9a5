// A shop's offer with the customer's two answers.
import type { CreditAccount } from '@haat/contract/credit';
import { useMutation } from '@tanstack/react-query';
import { reasonFor } from '../../../messages/order-errors.ts';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { formatRupees } from '../../../ui/format/money.ts';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Answer, aboutOffer, answerOffer } from '../credit.api.ts';
import { credit as words } from '../credit.messages.ts';
import styles from './offer-card.module.css';

const labelOf = (answer: string): string => (answer === 'agree' ? words.agree : words.refuse);

export function OfferCard({ account }: { readonly account: CreditAccount }) {
  const { id, shop, limit, balance, is_paper: isPaper } = account;
  const answer = useMutation(answerOffer);
  const [waiting] = useWaiting(aboutOffer(id));
  const isRefused = useShownRefusal(aboutOffer(id)) !== undefined;
  const give = async (which: Answer): Promise<void> => {
    const line = words.offerAnswers[which](shop.name, formatRupees(limit));
    if (!(await confirm(questions.sure, line, which === 'agree' ? 'main' : 'danger'))) return;
    answer.mutate({ accountId: id, name: shop.name, answer: which });
  };
  const propsOf = (which: Answer) => ({
    isWide: true,
    isBusy: answer.isPending && answer.variables.answer === which,
    onClick: () => void give(which),
  });
  return (
    <Card className={styles.card}>
      <p className={styles.line}>
        {isPaper
          ? words.paperOffer(shop.name, formatRupees(balance), formatRupees(limit))
          : words.offer(shop.name, formatRupees(limit))}
      </p>
      <Reason text={isRefused ? outbox.notDone : reasonFor(answer.error)} />
      {waiting ? (
        <WaitingNote what={[labelOf(waiting.name)]} />
      ) : (
        <>
          <Button kind="main" {...propsOf('agree')}>
            {words.agree}
          </Button>
          <Button kind="danger" {...propsOf('refuse')}>
            {words.refuse}
          </Button>
        </>
      )}
    </Card>
  );
}
