// Closes a complaint, after asking for the outcome and a note.
import { isApiError } from '@haat/client/api-error';
import { complaintOutcomes } from '@haat/contract/complaint-kinds';
import { limits } from '@haat/contract/limits';
import type { ComplaintRecord } from '@haat/contract/operator/complaints';
import { readRupees } from '@haat/contract/typed-number';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { complaintOutcomeWords } from './complaint-words.ts';

interface CloseProps {
  readonly complaint: ComplaintRecord;
}

export function CloseButton({ complaint }: CloseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Close
      </Button>
      {isOpen && <CloseDialog complaint={complaint} onClose={() => setOpen(false)} />}
    </>
  );
}

const choices = [
  ['', 'Choose'] as const,
  ...complaintOutcomes.map((outcome) => [outcome, complaintOutcomeWords[outcome]] as const),
];

/** Without an amount, nothing is written into the books, as when it is settled outside of Haat. */
interface TypedRefund {
  readonly amount: string;
  readonly from: string;
  readonly how: string;
}

const nothingTyped: TypedRefund = { amount: '', from: 'shop', how: 'cash' };

const hasAmount = ({ amount }: TypedRefund): boolean => amount.trim() !== '';

/** Undefined: the amount isn't one. */
function refundIn(typed: TypedRefund): object | undefined {
  if (!hasAmount(typed)) return {};
  const { amount, from, how } = typed;
  const rupees = readRupees(amount);
  return rupees > 0 ? { amount: rupees, from, how } : undefined;
}

function CloseDialog({ complaint, onClose }: CloseProps & { readonly onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const [typed, setTyped] = useState(nothingTyped);
  const [isTried, setTried] = useState(false);
  const act = useAct({
    success: 'Complaint closed',
    onSuccess: onClose,
    onConflict: onClose,
    correctable: ['refund.too_much', 'credit.none'],
  });
  const refund = outcome === 'refund' ? refundIn(typed) : {};
  const refusal = act.error ? sentenceOf(act.error) : undefined;
  const isOfAmount = isApiError(act.error) && act.error.code === 'refund.too_much';
  return (
    <ReasonDialog
      title={`Close complaint ${complaint.number}?`}
      text="The note becomes the last message. We notify the customer, and the shop if it sees the complaint."
      label="Note"
      verb="Close complaint"
      maxLength={limits.longText}
      isBusy={act.isPending}
      error={isOfAmount ? undefined : refusal}
      onCancel={onClose}
      onConfirm={(note) => {
        setTried(true);
        if (outcome !== '' && refund) act.mutate({ action: 'close', body: { outcome, note, ...refund } });
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
        <SelectField
          label="Outcome"
          value={outcome}
          choices={choices}
          onChange={setOutcome}
          {...(isTried && outcome === '' && { error: 'Choose an outcome.' })}
        />
        {outcome === 'refund' && (
          <RefundFields
            typed={typed}
            fault={refund ? isOfAmount && refusal : 'Enter more than 0, such as 26 or 26.50.'}
            onChange={setTyped}
          />
        )}
      </Box>
    </ReasonDialog>
  );
}

const givers = [
  ['shop', 'The shop'],
  ['operator', 'The operator'],
] as const;
const ways = [
  ['cash', 'In cash'],
  ['upi', 'By UPI'],
] as const;
/** Only a shop has credit accounts. */
const waysOfShop = [...ways, ['credit', 'Off the credit']] as const;

interface RefundFieldsProps {
  readonly typed: TypedRefund;
  /** Of the amount. */
  readonly fault: string | false | undefined;
  readonly onChange: (typed: TypedRefund) => void;
}

const withAmount = 'The books then know who gives it back.';
const withoutAmount = 'Without an amount, nothing is written into the books.';

const RefundFields = ({ typed, fault, onChange }: RefundFieldsProps) => (
  <>
    <TextField
      label="Amount in rupees (optional)"
      value={typed.amount}
      error={Boolean(fault)}
      helperText={fault || (hasAmount(typed) ? withAmount : withoutAmount)}
      onChange={(event) => onChange({ ...typed, amount: event.target.value })}
      slotProps={{ htmlInput: { role: 'spinbutton', inputMode: 'decimal', autoComplete: 'off' } }}
    />
    {hasAmount(typed) && (
      <>
        <SelectField
          label="Given back by"
          value={typed.from}
          choices={givers}
          onChange={(from) => onChange({ ...typed, from, how: typed.how === 'credit' ? 'cash' : typed.how })}
        />
        <SelectField
          label="How"
          value={typed.how}
          choices={typed.from === 'shop' ? waysOfShop : ways}
          onChange={(how) => onChange({ ...typed, how })}
        />
      </>
    )}
  </>
);
