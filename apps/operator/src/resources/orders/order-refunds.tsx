// What is given back for an order, and whether it was.
import type { OrderRecord } from '@haat/contract/operator/orders';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { rupees, time } from '../../ui/format.ts';
import { Part } from '../../ui/part.tsx';
import { QuestionDialog } from '../../ui/question-dialog.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';

type Refund = OrderRecord['refunds'][number];

const ways = { cash: 'Cash', upi: 'UPI', credit: 'Off the credit' } as const;
const givers = { shop: 'from the shop', operator: 'from the operator' } as const;

export const OrderRefunds = ({ order: { refunds, is_own } }: { readonly order: OrderRecord }) =>
  refunds.length > 0 && (
    <Part title="Refunds">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} mayPay={refund.state === 'owed' && !is_own} />
        ))}
      </Box>
    </Part>
  );

interface RefundRowProps {
  readonly refund: Refund;
  readonly mayPay: boolean;
}

function RefundRow({ refund, mayPay }: RefundRowProps) {
  const [isAsked, setAsked] = useState(false);
  const { amount, from, how, state, at } = refund;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{`${ways[how]} ${rupees(amount)}`}</Typography>
        <StatusChip tone={state === 'paid' ? 'done' : 'waiting'}>
          {state === 'paid' ? 'Paid back' : 'Owed'}
        </StatusChip>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {time(at)}, {givers[from]}
      </Typography>
      {mayPay && (
        <Button variant="outlined" onClick={() => setAsked(true)}>
          Paid back
        </Button>
      )}
      {isAsked && (
        <ResourceContextProvider value="refunds">
          <RecordContextProvider value={refund}>
            <PaidDialog refund={refund} onClose={() => setAsked(false)} />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </Box>
  );
}

function PaidDialog({ refund, onClose }: { readonly refund: Refund; readonly onClose: () => void }) {
  const act = useAct({ success: 'Refund paid back', onSuccess: onClose });
  return (
    <QuestionDialog
      title="Was the money given back?"
      text={`${rupees(refund.amount)} will count as paid back. The customer is notified.`}
      verb="Paid back"
      isSevere={false}
      isBusy={act.isPending}
      error={act.error ? sentenceOf(act.error) : undefined}
      onCancel={onClose}
      onConfirm={() => act.mutate({ action: 'paid' })}
    />
  );
}
