// Adds a correction to a deliverer's cash, after asking for party, amount and reason.
import { limits } from '@haat/contract/limits';
import type { CashRecord } from '@haat/contract/operator/cash';
import { readRupees } from '@haat/contract/typed-number';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { RecordContextProvider } from 'ra-core';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';

export function CorrectButton({ record }: { readonly record: CashRecord }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-label={`Correct: ${record.name}`} onClick={() => setOpen(true)}>
        Correct
      </Button>
      {isOpen && (
        <RecordContextProvider value={record}>
          <CorrectDialog record={record} onClose={() => setOpen(false)} />
        </RecordContextProvider>
      )}
    </>
  );
}

interface CorrectDialogProps {
  readonly record: CashRecord;
  readonly onClose: () => void;
}

const keyOf = ({ kind, id }: CashRecord['parties'][number]['party']): string => `${kind} ${id ?? ''}`;

/** Those with an account, and the operator. */
function choicesOf({ parties }: CashRecord): [string, string][] {
  const known = parties.map(({ party }): [string, string] => [keyOf(party), party.name]);
  return known.some(([key]) => key === 'operator ') ? known : [...known, ['operator ', 'Operator']];
}

function CorrectDialog({ record, onClose }: CorrectDialogProps) {
  const choices = choicesOf(record);
  const [party, setParty] = useState(choices[0]?.[0] ?? '');
  const [amount, setAmount] = useState('');
  const act = useAct({ success: 'Cash corrected', onSuccess: onClose });
  const [kind = 'operator', id = ''] = party.split(' ');
  const rupees = amount.trim() === '' ? 0 : readRupees(amount);
  const isWrong = Number.isNaN(rupees);
  const send = (reason: string): void => {
    const body = { party: id === '' ? { kind } : { kind, id: Number(id) }, amount: rupees, reason };
    if (!isWrong) act.mutate({ action: 'correct', body });
  };
  return (
    <ReasonDialog
      title={`Correct the cash of ${record.name}`}
      text="More: the deliverer owes more. Below 0: less. Deliverer and shop are notified of the reason."
      verb="Correct"
      maxLength={limits.reason}
      isBusy={act.isPending}
      error={act.error ? sentenceOf(act.error) : undefined}
      onCancel={onClose}
      onConfirm={send}
    >
      <SelectField label="For" value={party} choices={choices} onChange={setParty} />
      <TextField
        label="Amount in rupees"
        value={amount}
        error={isWrong}
        helperText={isWrong && 'Enter a number, such as 26 or 26.50.'}
        onChange={(event) => setAmount(event.target.value)}
        slotProps={{ htmlInput: { role: 'spinbutton', inputMode: 'decimal', autoComplete: 'off' } }}
        sx={{ my: 2 }}
      />
    </ReasonDialog>
  );
}
