// What was paid for an order, and what is due. The operator decides where shop and customer don't agree about UPI.
import { paiseOf, rupeesOf } from '@haat/contract/money';
import type { OrderRecord } from '@haat/contract/operator/orders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { rupees, time } from '../../ui/format.ts';
import { Part } from '../../ui/part.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { type PaymentAnswer, PaymentDialog } from './payment-dialog.tsx';

type Payment = OrderRecord['payments'][number];

const methods = { cash: 'Cash', upi: 'UPI', credit: 'Credit' } as const;
const states = { claimed: 'Not confirmed', confirmed: 'Confirmed', denied: 'Not received' } as const;
const tones = { claimed: 'waiting', confirmed: 'done', denied: 'refused' } as const;
const tellers = {
  customer: 'told by the customer',
  deliverer: 'told by the deliverer',
  retailer: 'told by the shop',
} as const;

export function OrderPayments({ order }: { readonly order: OrderRecord }) {
  const [asked, setAsked] = useState<{ readonly payment: Payment; readonly answer: PaymentAnswer }>();
  return (
    <Part title="Payments">
      <Facts
        facts={[
          ['Pays by', order.pay_by === null ? 'Not said how' : methods[order.pay_by]],
          ...(order.rounding === 0 ? [] : ([['Rounding', rupees(order.rounding)]] as const)),
          balanceFactOf(order),
        ]}
      />
      {order.payments.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
          {order.payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              answers={answersTo(payment, order)}
              onAsk={(answer) => setAsked({ payment, answer })}
            />
          ))}
        </Box>
      )}
      {asked && <PaymentDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Part>
  );
}

/** Refunds count at once, owed or paid. They don't change `due`. */
function balanceFactOf({ due, refunds }: OrderRecord): Fact {
  if (due >= 0) return ['Still due', rupees(due)];
  const refunded = refunds.reduce((sum, { amount }) => sum + paiseOf(amount), 0);
  const left = paiseOf(-due) - refunded;
  return left > 0 ? ['To give back', rupees(rupeesOf(left))] : ['Still due', rupees(0)];
}

/**
 * A denied one that the customer claimed is confirmed only while as much is due, and settled while it is a need. One that only
 * the deliverer told is settled once.
 */
function answersTo({ state, by, amount, is_settled }: Payment, order: OrderRecord): PaymentAnswer[] {
  if (state === 'confirmed' || order.is_own) return [];
  if (state === 'claimed') return ['confirm_payment', 'deny_payment'];
  const canConfirm = by === 'deliverer' || amount <= order.due;
  const canSettle = !is_settled && (by === 'deliverer' || order.is_payment_denied);
  return [...(canConfirm ? (['confirm_payment'] as const) : []), ...(canSettle ? (['settle'] as const) : [])];
}

const verbs: Readonly<Record<PaymentAnswer, string>> = {
  confirm_payment: 'Money received',
  deny_payment: 'Not received',
  settle: 'Leave as not received',
};

interface PaymentRowProps {
  readonly payment: Payment;
  readonly answers: readonly PaymentAnswer[];
  readonly onAsk: (answer: PaymentAnswer) => void;
}

function PaymentRow({ payment, answers, onAsk }: PaymentRowProps) {
  const { method, amount, state, by, at, reference, received, change } = payment;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{`${methods[method]} ${rupees(amount)}`}</Typography>
        {method === 'upi' && <StatusChip tone={tones[state]}>{states[state]}</StatusChip>}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {time(at)}, {tellers[by]}
        {reference !== null && `, reference ${reference}`}
        {received !== null && `, ${rupees(received)} received, ${rupees(change ?? 0)} back`}
      </Typography>
      {answers.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {answers.map((answer) => (
            <Button
              key={answer}
              variant="outlined"
              color={answer === 'confirm_payment' ? 'primary' : 'error'}
              onClick={() => onAsk(answer)}
            >
              {verbs[answer]}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  );
}
