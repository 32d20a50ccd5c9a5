// The code for the part that is paid by UPI, on the whole screen, for the customer's phone.

import { orderNumber } from '@haat/contract/city-ids';
import type * as contract from '@haat/contract/deliveries';
import { rupeesOf } from '@haat/contract/money';
import { upiLinkOf } from '@haat/contract/payment-machine';
import { FullScreen } from '../../../../ui/feedback/full-screen.tsx';
import { formatRupees } from '../../../../ui/format/money.ts';
import { QrCode } from '../../../../ui/pictures/qr-code.tsx';
import { deliveries as words } from '../../deliveries.messages.ts';
import styles from './full-qr.module.css';

interface FullQrProps {
  readonly upi: NonNullable<contract.Delivery['upi']>;
  readonly orderId: number;
  readonly amountPaise: number;
  readonly onClose: () => void;
}

export function FullQr({ upi: { id, name }, orderId, amountPaise, onClose }: FullQrProps) {
  const amount = formatRupees(rupeesOf(amountPaise));
  const link = upiLinkOf({ id, name, amountPaise, orderNumber: orderNumber(orderId) });
  return (
    <FullScreen title={words.scan(name)} close={words.closeCode} onClose={onClose}>
      <p className={styles.amount}>{amount}</p>
      <QrCode text={link} label={words.code(amount, name)} isLarge />
      <p className={styles.id}>{id}</p>
    </FullScreen>
  );
}
