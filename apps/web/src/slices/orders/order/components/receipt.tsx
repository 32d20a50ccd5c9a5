// The receipt of a completed order, the same for customer, retailer and deliverer. Printing the page prints it alone.
import { IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { type ShareResult, shareText } from '../../../../platform/device/share.ts';
import { formatRupees } from '../../../../ui/format/money.ts';
import { formatDayTime } from '../../../../ui/format/time.ts';
import { Button } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Sums } from '../../../../ui/layout/sums.tsx';
import { orders } from '../../orders.messages.ts';
import { money as words } from '../money.messages.ts';
import { deliveryLines, type ReceiptFacts, receiptText, restLines } from '../receipt-text.ts';
import { ItemList } from './order-items.tsx';
import { PaymentList } from './payment-list.tsx';
import styles from './receipt.module.css';
import { RefusedList } from './refused-list.tsx';

export const Receipt = ({ facts }: { readonly facts: ReceiptFacts }) => (
  <section aria-labelledby="receipt" className={styles.receipt}>
    <Card className={styles.card}>
      <div>
        <h2 id="receipt" className={styles.title}>
          {words.receipt}
        </h2>
        <p>{facts.shop_name}</p>
        <p className={styles.quiet}>{`${orders.title(facts.id)} · ${formatDayTime(facts.at)}`}</p>
      </div>
      <ItemList items={facts.items} />
      {facts.rejected_items.length > 0 && (
        <div>
          <h3 className={styles.label}>{orders.rejected}</h3>
          <RefusedList items={facts.rejected_items} />
        </div>
      )}
      {facts.left_out.length > 0 && (
        <div>
          <h3 className={styles.label}>{orders.leftOut}</h3>
          <RefusedList items={facts.left_out.map((item) => ({ ...item, reason: null }))} />
        </div>
      )}
      <Sums
        rows={deliveryLines(facts)}
        total={{ name: orders.total, amount: formatRupees(facts.amount) }}
        isLarge
      />
      <Paid facts={facts} />
      <Share facts={facts} />
    </Card>
  </section>
);

const Paid = ({ facts }: { readonly facts: ReceiptFacts }) => (
  <>
    {facts.payments.length > 0 && <PaymentList payments={facts.payments} />}
    {restLines(facts).length > 0 && <Sums rows={restLines(facts)} />}
    {facts.payment !== null && (
      <div>
        <h3 className={styles.label}>{orders.payment}</h3>
        <p className={styles.text}>{facts.payment}</p>
      </div>
    )}
  </>
);

function Share({ facts }: { readonly facts: ReceiptFacts }) {
  const [result, setResult] = useState<ShareResult>('shared');
  const share = async (): Promise<void> =>
    setResult(await shareText({ title: words.receipt, text: receiptText(facts) }));
  return (
    <div className={styles.share}>
      <Button isWide icon={<IconShare size="1.25rem" aria-hidden />} onClick={() => void share()}>
        {words.shareReceipt}
      </Button>
      <p role="status" className={styles.quiet}>
        {{ shared: '', copied: words.copied, refused: words.notCopied }[result]}
      </p>
    </div>
  );
}
