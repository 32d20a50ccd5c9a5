// Enters what a shop paid for the service.
import { limits } from '@haat/contract/limits';
import type { ShopStatement } from '@haat/contract/operator/commission';
import { readRupees } from '@haat/contract/typed-number';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';

interface PaymentButtonProps extends Pick<ShopStatement, 'shop'> {
  /** In rupees. */
  readonly owed: number;
}

export function PaymentButton({ shop, owed }: PaymentButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-label={`Enter a payment: ${shop.name}`} onClick={() => setOpen(true)}>
        Enter
      </Button>
      {isOpen && (
        <ResourceContextProvider value="statements">
          <RecordContextProvider value={shop}>
            <PaymentDialog shop={shop} owed={owed} onClose={() => setOpen(false)} />
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </>
  );
}

const textOf = (rupees: number): string => (Number.isInteger(rupees) ? String(rupees) : rupees.toFixed(2));

function PaymentDialog({ shop, owed, onClose }: PaymentButtonProps & { readonly onClose: () => void }) {
  const [amount, setAmount] = useState(owed > 0 ? textOf(owed) : '');
  const act = useAct({ success: 'Payment entered', onSuccess: onClose });
  const rupees = readRupees(amount);
  const isWrong = amount.trim() !== '' && !(rupees > 0);
  const send = (note: string): void => {
    if (rupees > 0) act.mutate({ action: 'payments', body: { amount: rupees, note } });
  };
  return (
    <ReasonDialog
      title={`What ${shop.name} paid`}
      text="The shop is notified of the amount."
      label="Note"
      verb="Enter payment"
      isOptional
      maxLength={limits.reason}
      isBusy={act.isPending}
      error={act.error ? sentenceOf(act.error) : undefined}
      onCancel={onClose}
      onConfirm={send}
    >
      <TextField
        label="Amount in rupees"
        value={amount}
        error={isWrong}
        helperText={isWrong && 'Enter more than 0, such as 26 or 26.50.'}
        onChange={(event) => setAmount(event.target.value)}
        slotProps={{ htmlInput: { role: 'spinbutton', inputMode: 'decimal', autoComplete: 'off' } }}
        sx={{ my: 2 }}
      />
    </ReasonDialog>
  );
}
