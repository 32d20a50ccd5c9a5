// What was paid for an order, and what is due. The operator decides where shop and customer don't agree about UPI.
import type { OrderRecord } from '@haat/contract/operator/orders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Facts } from '../../ui/facts.tsx';
import { rupees, time } from '../../ui/format.ts';
import { Part } from '../../ui/part.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { type PaymentAnswer, PaymentDialog } from './payment-dialog.tsx';

type Payment = OrderRecord['payments'][number];

const methods = { cash: 'Cash', upi: 'UPI', credit: 'Credit' } as const;
const states = { claimed: 'Not confirmed', confirmed: 'Confirmed', denied: 'Not received' } as const;
const tones = { claimed: 'waiting', confirmed: 'done', denied: 'refused' } as const;
const tellers = { customer: 'told by the customer', deliverer: 'told by the deliverer' } as const;

export function OrderPayments({ order }: { readonly order: OrderRecord }) {
  const [asked, setAsked] = useState<{ readonly payment: Payment; readonly answer: PaymentAnswer }>();
  return (
    <Part title="Payments">
      <Facts
        facts={[
          ['Pays by', order.pay_by === null ? 'Not said how' : methods[order.pay_by]],
          ...(order.rounding === 0 ? [] : ([['Rounding', rupees(order.rounding)]] as const)),
          ['Still due', rupees(order.due)],
        ]}
      />
      {order.payments.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
          {order.payments.map((payment) => (
            <PaymentRow
              key={payment.id}
              payment={payment}
              canConfirm={canConfirm(payment, order.due)}
              onAsk={(answer) => setAsked({ payment, answer })}
            />
          ))}
        </Box>
      )}
      {asked && <PaymentDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Part>
  );
}

/** A denied one that the customer claimed, only while as much is due. */
const canConfirm = ({ method, state, by, amount }: Payment, due: number): boolean =>
  method === 'upi' && (state === 'claimed' || (state === 'denied' && (by === 'deliverer' || amount <= due)));

interface PaymentRowProps {
  readonly payment: Payment;
  readonly canConfirm: boolean;
  readonly onAsk: (answer: PaymentAnswer) => void;
}

function PaymentRow({ payment, canConfirm: isConfirmable, onAsk }: PaymentRowProps) {
  const { method, amount, state, by, at, reference, received, change } = payment;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {methods[method]} {rupees(amount)}
        </Typography>
        {method === 'upi' && <StatusChip tone={tones[state]}>{states[state]}</StatusChip>}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {time(at)}, {tellers[by]}
        {reference !== null && `, reference ${reference}`}
        {received !== null && `, ${rupees(received)} received, ${rupees(change ?? 0)} back`}
      </Typography>
      {isConfirmable && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => onAsk('confirm_payment')}>
            Money received
          </Button>
          {state === 'claimed' && (
            <Button variant="outlined" color="error" onClick={() => onAsk('deny_payment')}>
              Not received
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
