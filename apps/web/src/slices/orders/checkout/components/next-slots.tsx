// The next slots as buttons, above the list of all slots.
import type { SlotOffer } from '@haat/contract/orders';
import { useNow } from '../../../../platform/now.ts';
import { formatNearSlot } from '../../../../ui/format/next-delivery.ts';
import { customerOrders as words } from '../../customer/customer-orders.messages.ts';
import styles from './next-slots.module.css';

interface NextSlotsProps {
  readonly slots: readonly SlotOffer[];
  /** Empty before a choice. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function NextSlots({ slots, chosen, onChoose }: NextSlotsProps) {
  const nowMs = useNow();
  return (
    <fieldset className={styles.slots} aria-label={words.nextSlots}>
      {slots.map((slot) => (
        <button
          key={slot.id}
          type="button"
          aria-pressed={String(slot.id) === chosen}
          className={styles.slot}
          onClick={() => onChoose(String(slot.id))}
        >
          {formatNearSlot(slot, nowMs)}
        </button>
      ))}
    </fieldset>
  );
}
