// Closes a complaint, after asking for the outcome and a note.
import { complaintOutcomes } from '@haat/contract/complaint-kinds';
import { limits } from '@haat/contract/limits';
import type { ComplaintRecord } from '@haat/contract/operator/complaints';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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

function CloseDialog({ complaint, onClose }: CloseProps & { readonly onClose: () => void }) {
  const [outcome, setOutcome] = useState('');
  const [isTried, setTried] = useState(false);
  const act = useAct({ success: 'Complaint closed', onSuccess: onClose, onConflict: onClose });
  return (
    <ReasonDialog
      title={`Close complaint ${complaint.number}?`}
      text="The note becomes the last message. We notify the customer, and the shop if it sees the complaint."
      label="Note"
      verb="Close complaint"
      maxLength={limits.longText}
      isBusy={act.isPending}
      error={act.error ? sentenceOf(act.error) : undefined}
      onCancel={onClose}
      onConfirm={(note) => {
        setTried(true);
        if (outcome !== '') act.mutate({ action: 'close', body: { outcome, note } });
      }}
    >
      <Box sx={{ display: 'grid', mb: 2 }}>
        <SelectField
          label="Outcome"
          value={outcome}
          choices={choices}
          onChange={setOutcome}
          {...(isTried && outcome === '' && { error: 'Choose an outcome.' })}
        />
      </Box>
    </ReasonDialog>
  );
}
