// Paying the shop by UPI: the link into the app on this phone, the code for another one, and the id.
import type * as orders from '@haat/contract/orders';
import { useState } from 'react';
import { copyText } from '../../../platform/device/share.ts';
import { formatRupees } from '../../../ui/format/money.ts';
import { Button, OutsideLink } from '../../../ui/layout/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { QrCode } from '../../../ui/pictures/qr-code.tsx';
import { payments as words } from '../payments.messages.ts';
import styles from './upi-payment.module.css';

interface UpiPaymentProps {
  readonly upi: NonNullable<orders.Order['upi']>;
}

export const UpiPayment = ({ upi }: UpiPaymentProps) => (
  <Card className={styles.card}>
    <OutsideLink kind="main" isWide href={upi.link}>
      {words.payUpi}
    </OutsideLink>
    <p className={styles.line}>{words.codeLine}</p>
    <QrCode text={upi.link} label={words.code(formatRupees(upi.amount), upi.name)} />
    <div className={styles.who}>
      <p>{upi.name}</p>
      <p className={styles.id}>{upi.id}</p>
    </div>
    <CopyId id={upi.id} />
  </Card>
);

function CopyId({ id }: { readonly id: string }) {
  const [line, setLine] = useState('');
  const copy = async (): Promise<void> =>
    setLine((await copyText(id)) === 'copied' ? words.idCopied : words.idNotCopied);
  return (
    <>
      <Button isWide onClick={() => void copy()}>
        {words.copyId}
      </Button>
      <p role="status" className={styles.copied}>
        {line}
      </p>
    </>
  );
}
