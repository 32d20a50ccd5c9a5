// The shop doesn't answer: what the customer can do. 'Keep waiting' puts the card away.
import { NeedsConnection } from '../../../../ui/feedback/needs-connection.tsx';
import { Button, ButtonLink } from '../../../../ui/layout/button.tsx';
import styles from '../../order/components/silence.module.css';
import { silence as words } from '../../order/silence.messages.ts';
import { customerOrders } from '../customer-orders.messages.ts';

interface UnansweredCardProps {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onCancel: () => void;
  readonly onWait: () => void;
}

export const UnansweredCard = ({ isBusy, error, onCancel, onWait }: UnansweredCardProps) => (
  <section className={styles.card} aria-labelledby="unanswered">
    <h2 id="unanswered" className={styles.title}>
      {words.unanswered}
    </h2>
    <Button kind="leaf" isWide onClick={onWait}>
      {words.keepWaiting}
    </Button>
    <NeedsConnection error={error}>
      <Button kind="danger" isWide isBusy={isBusy} onClick={onCancel}>
        {customerOrders.cancel}
      </Button>
    </NeedsConnection>
    <ButtonLink isWide to="/shops">
      {words.otherShops}
    </ButtonLink>
  </section>
);
