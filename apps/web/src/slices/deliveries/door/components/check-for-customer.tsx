// For a customer without a phone or a network: the deliverer enters what they keep, and why not the rest.
import type * as contract from '@haat/contract/deliveries';
import { VerifyItems } from '../../../orders/index.ts';
import { deliveries as words } from '../../deliveries.messages.ts';
import type { TypedCompletion } from '../completion.ts';
import styles from './check-for-customer.module.css';

interface CheckForCustomerProps {
  readonly items: contract.Delivery['order']['items'];
  readonly typed: Pick<TypedCompletion, 'taken' | 'reasons'>;
  readonly onChange: (part: Partial<TypedCompletion>) => void;
}

export const CheckForCustomer = ({ items, typed: { taken, reasons }, onChange }: CheckForCustomerProps) => (
  <details className={styles.check} open={Object.keys(taken).length > 0 || undefined}>
    <summary className={styles.summary}>{words.checkForThem}</summary>
    <p className={styles.line}>{words.checkForThemLine}</p>
    <VerifyItems
      items={items}
      taken={taken}
      reasons={reasons}
      onTake={(id, quantity) => onChange({ taken: { ...taken, [id]: quantity } })}
      onReason={(id, reason) => onChange({ reasons: { ...reasons, [id]: reason } })}
    />
  </details>
);
