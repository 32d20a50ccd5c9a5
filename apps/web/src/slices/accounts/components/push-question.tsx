// Asks once for push messages, when the person first has something to wait for, not at the start.
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { push as words } from '../accounts.messages.ts';
import { declinePush, pushStateQuery, switchPush } from '../device.api.ts';
import styles from './push-question.module.css';

interface PushQuestionProps {
  readonly to: 'customer' | 'retailer' | 'deliverer';
}

export function PushQuestion({ to }: PushQuestionProps) {
  const { data: state } = useQuery(pushStateQuery);
  const turningOn = useMutation(switchPush);
  const declining = useMutation(declinePush);
  if (state !== 'not asked') return null;
  return (
    <Card className={styles.card} role="region" aria-labelledby="push-question">
      <h2 id="push-question" className={styles.title}>
        {words.ask.title}
      </h2>
      <p className={styles.line}>{words.ask[to]}</p>
      <div className={styles.actions}>
        <Button kind="leaf" isBusy={turningOn.isPending} onClick={() => turningOn.mutate(true)}>
          {words.ask.turnOn}
        </Button>
        <Button onClick={() => declining.mutate()}>{words.ask.notNow}</Button>
      </div>
    </Card>
  );
}
