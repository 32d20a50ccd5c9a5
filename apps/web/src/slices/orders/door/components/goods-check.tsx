// The check at the door: the customer lowers the quantity of refused products.
// The amount to pay updates at once and stays visible above the button.

import type * as orders from '@haat/contract/orders';
import { IconClipboardCheck } from '@tabler/icons-react';
import { questions } from '../../../../messages/questions.ts';
import { verifyNeedsConnection } from '../../../../platform/outbox/waiting-words.ts';
import { confirm } from '../../../../ui/feedback/confirm.tsx';
import { NeedsConnection } from '../../../../ui/feedback/needs-connection.tsx';
import { formatRupees } from '../../../../ui/format/money.ts';
import { ActionBar } from '../../../../ui/layout/action-bar.tsx';
import { Button } from '../../../../ui/layout/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Sums } from '../../../../ui/layout/sums.tsx';
import { customerOrders as words } from '../../customer/customer-orders.messages.ts';
import { ToPay } from '../../order/components/to-pay.tsx';
import { orders as orderWords } from '../../orders.messages.ts';
import { useReasons, useTaken } from '../use-taken.ts';
import { type VerifiedItem, verificationSums, verifiedItems } from '../verification.ts';
import styles from './goods-check.module.css';
import { VerifyItems } from './verify-items.tsx';

interface GoodsCheckProps {
  readonly order: orders.Order;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onVerify: (items: VerifiedItem[]) => void;
}

const sumRows = ({ delivery_cost }: orders.Order, refused: number) => [
  { name: orderWords.delivery, amount: formatRupees(delivery_cost) },
  ...(refused > 0 ? [{ name: words.refused, amount: formatRupees(-refused), isLess: true }] : []),
];

export function GoodsCheck({ order, error, isBusy, onVerify }: GoodsCheckProps) {
  const [taken, take] = useTaken(order.id);
  const [reasons, giveReason] = useReasons(order.id);
  const { refused, total } = verificationSums(order, taken);
  const verify = async (): Promise<void> => {
    const isSure = await confirm(questions.sure, words.verifying(formatRupees(total)));
    if (isSure) onVerify(verifiedItems(order.items, taken, reasons));
  };
  return (
    <div className={styles.check}>
      <div>
        <h2 className={styles.title}>{words.checkTitle}</h2>
        <p className={styles.line}>{words.checkLine(order.deliverer?.first_name || words.anAgent)}</p>
      </div>
      <VerifyItems items={order.items} taken={taken} reasons={reasons} onTake={take} onReason={giveReason} />
      <Card>
        <Sums rows={sumRows(order, refused)} />
      </Card>
      <ActionBar>
        <ToPay amount={total} />
        <NeedsConnection error={error} text={verifyNeedsConnection()} />
        <Button
          kind="main"
          isWide
          isBusy={isBusy}
          icon={<IconClipboardCheck size="1.375rem" aria-hidden />}
          onClick={() => void verify()}
        >
          {words.verify}
        </Button>
      </ActionBar>
    </div>
  );
}
