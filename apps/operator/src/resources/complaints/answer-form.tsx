// An operator's message to a complaint.
import { limits } from '@haat/contract/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRecordContext } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../platform/http.ts';
import { useAct } from '../../providers/use-act.ts';
import { draftKey } from '../../ui/kept-draft.ts';
import { useKeptText } from '../../ui/use-kept-text.ts';

export function AnswerForm() {
  const complaint = useRecordContext();
  const [text, setText] = useKeptText(draftKey('answers', complaint?.id, ''));
  const [isMissing, setIsMissing] = useState(false);
  const act = useAct({ success: 'Answer sent', onSuccess: () => setText('') });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const isBlank = text.trim() === '';
    setIsMissing(isBlank);
    if (!isBlank && !act.isPending) act.mutate({ action: 'messages', body: { body: text.trim() } });
  };
  const refusal = act.error ? sentenceOf(act.error) : undefined;
  const fault = isMissing ? 'Write the answer.' : refusal;
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <TextField
        multiline
        minRows={3}
        label="Answer"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={fault !== undefined}
        helperText={fault ?? 'We notify the customer, and the shop if it sees the complaint.'}
        slotProps={{ htmlInput: { maxLength: limits.longText } }}
      />
      <Box>
        <Button type="submit" variant="contained" loading={act.isPending}>
          Send answer
        </Button>
      </Box>
    </Box>
  );
}
