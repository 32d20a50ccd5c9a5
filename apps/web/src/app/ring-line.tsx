// Shown to retailers and deliverers while the browser blocks the ring of new orders. Any press allows it.
import { useIsRingBlocked } from '../platform/sound/ring.ts';
import { useUser } from '../slices/accounts/index.ts';
import { app } from './app.messages.ts';
import styles from './ring-line.module.css';

export function RingLine() {
  const person = useUser();
  const hearsOrders = person?.is_shop_verified;
  if (!hearsOrders && !person?.status.is_deliverer_initial_setup_done) return null;
  const words = hearsOrders ? app.tapToHear : app.tapToHearRequests;
  return person.preferences.sound !== false && <BlockedLine words={words} />;
}

function BlockedLine({ words }: { readonly words: string }) {
  const isBlocked = useIsRingBlocked();
  return (
    isBlocked && (
      <button type="button" className={styles.line}>
        {words}
      </button>
    )
  );
}
