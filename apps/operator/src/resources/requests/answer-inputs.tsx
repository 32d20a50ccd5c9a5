// The answer to a request, and its state: open, answered, closed. Shows whether the person will be notified.
import { limits } from '@haat/contract/limits';
import type { RequestRecord } from '@haat/contract/operator/requests';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { maxLength, useInput, useRecordContext } from 'ra-core';
import { useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../../ui/text-input.tsx';
import { requestStatusWords } from './request-state.tsx';

const isWritten = (note: string | null, { status }: Readonly<Record<string, unknown>>) =>
  status === 'answered' && !note?.trim() ? 'Write the answer.' : undefined;

const noteRules = [isWritten, maxLength(limits.longText)];

/** Typing an answer to an open request chooses 'Answered', so that the person is notified. */
export function AnswerInputs() {
  const request = useRecordContext<RequestRecord>();
  const hasChosen = useRef(false);
  const { setValue } = useFormContext();
  const onInput = (): void => {
    if (request?.status !== 'open' || hasChosen.current) return;
    setValue('status', 'answered', { shouldDirty: true });
  };
  return (
    <>
      <TextInput
        source="note"
        label="Answer"
        multiline
        minRows={3}
        parse={(text: string) => text}
        validate={noteRules}
        onInput={onInput}
      />
      <StateInput
        request={request}
        onChoose={() => {
          hasChosen.current = true;
        }}
      />
    </>
  );
}

const states: readonly RequestRecord['status'][] = ['open', 'answered', 'closed'];

interface StateInputProps {
  readonly request: RequestRecord | undefined;
  readonly onChoose: () => void;
}

function StateInput({ request, onChoose }: StateInputProps) {
  const { field } = useInput({ source: 'status' });
  const note = String(useWatch({ name: 'note' }) ?? '');
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        State
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={field.value}
        onChange={(_, value) => {
          onChoose();
          field.onChange(value);
        }}
      >
        {states.map((state) => (
          <FormControlLabel key={state} value={state} control={<Radio />} label={requestStatusWords[state]} />
        ))}
      </RadioGroup>
      <FormHelperText role="status" sx={{ ml: 0 }}>
        {whatIsSent(field.value, note, request)}
      </FormHelperText>
    </FormControl>
  );
}

/** The same rule as on the server. The server also knows which answer the person was last notified of. */
function whatIsSent(state: unknown, note: string, request: RequestRecord | undefined): string {
  const name = request?.user.name || 'The person';
  if (state === 'open') return `${name} is not notified. The text is a note for operators.`;
  if (note.trim() === '' && state === 'closed') return `${name} is not notified.`;
  if (note === request?.note && request.status !== 'open') return `${name} already has this answer.`;
  return `${name} gets this answer as a notification, and finds it under Support.`;
}
