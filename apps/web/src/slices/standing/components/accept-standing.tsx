// Accepts all orders of standing orders that wait for the shop.
import { useMutation, useQuery } from '@tanstack/react-query';
import { outbox } from '../../../messages/outbox.ts';
import { questions } from '../../../messages/questions.ts';
import { useShownRefusal, useWaiting } from '../../../platform/outbox/use-outbox.ts';
import { confirm } from '../../../ui/feedback/confirm.tsx';
import { Reason } from '../../../ui/feedback/reason.tsx';
import { WaitingNote } from '../../../ui/feedback/waiting-note.tsx';
import { Button } from '../../../ui/layout/button.tsx';
import { aboutAcceptAll, acceptStanding, standingNeedsQuery } from '../standing.api.ts';
import { standing as words } from '../standing.messages.ts';

export function AcceptStanding() {
  const { data } = useQuery(standingNeedsQuery);
  const accept = useMutation(acceptStanding);
  const [waiting] = useWaiting(aboutAcceptAll);
  const refusal = useShownRefusal(aboutAcceptAll);
  const ask = async (count: number): Promise<void> => {
    if (await confirm(questions.sure, words.acceptingAll(count))) accept.mutate({ count });
  };
  if (waiting) return <WaitingNote what={[waiting.title]} />;
  if (!data || data.waiting === 0) return null;
  return (
    <>
      <Reason text={refusal ? outbox.notDone : null} />
      <Button kind="main" isBusy={accept.isPending} onClick={() => void ask(data.waiting)}>
        {words.acceptAll(data.waiting)}
      </Button>
    </>
  );
}
