// Shown to retailers and deliverers while the browser blocks the ring of new orders. Any press allows it.
import { useIsRingBlocked } from '../platform/ring.ts';
import { useUser } from '../slices/accounts/index.ts';
import { app } from './app.messages.ts';
import styles from './ring-line.module.css';

export function RingLine() {
  const person = useUser();
  const hearsOrders = person?.is_shop_verified || person?.status.is_deliverer_initial_setup_done;
  return hearsOrders && person.preferences.sound !== false && <BlockedLine />;
}

function BlockedLine() {
  const isBlocked = useIsRingBlocked();
  return (
    isBlocked && (
      <button type="button" className={styles.line}>
        {app.tapToHear}
      </button>
    )
  );
}
