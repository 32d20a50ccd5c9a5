// When customers can read an article: never, now, or from a date and time, in the installation's time zone.

import { serverNow } from '@haat/client/server-clock';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useInput, useRecordContext } from 'ra-core';
import { useId, useState } from 'react';
import { time } from '../../ui/format.ts';
import { homeTimeOf, homeTimeZoneName, instantAtHome } from '../../ui/home-time.ts';

const asItIs = (value: unknown): unknown => value;
const isLater = (at: unknown): boolean => typeof at === 'string' && Date.parse(at) > serverNow().getTime();
const dayMs = 24 * 60 * 60 * 1000;

type Choice = 'draft' | 'now' | 'later';

/** `published_at`: null for a draft, else the time. */
export function PublicationInput({ source }: { readonly source: string }) {
  const labelId = useId();
  const { choice, publishedAt, localTime, at, isMissing, choose, setTime } = usePublication(source);
  return (
    <FormControl>
      <FormLabel id={labelId} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        Publication
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={choice}
        onChange={(_, value) => choose(value as Choice)} // only the three values below
      >
        <FormControlLabel value="draft" control={<Radio />} label="Draft: only operators see it" />
        <FormControlLabel
          value="now"
          control={<Radio />}
          label={publishedAt ? `Published since ${time(homeTimeOf(publishedAt))}` : 'Publish when I save'}
        />
        <FormControlLabel value="later" control={<Radio />} label="Publish at a date and time" />
      </RadioGroup>
      {choice === 'later' && (
        <TextField
          type="datetime-local"
          label="Date and time"
          value={localTime}
          onChange={(event) => setTime(event.target.value)}
          error={isMissing}
          helperText={isMissing ? missingTime('') : timeHint(at)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        />
      )}
    </FormControl>
  );
}

function usePublication(source: string) {
  const record = useRecordContext();
  const { field, fieldState } = useInput({ source, format: asItIs, validate: missingTime });
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<Choice>();
  const isChosen = chosen !== undefined && (field.value === null) === (chosen === 'draft');
  const choice = isChosen ? chosen : choiceOf(field.value);
  const saved: unknown = record?.[source];
  const choose = (next: Choice): void => {
    setTyped(undefined);
    setChosen(next);
    field.onChange(instantOf(next, saved));
  };
  const setTime = (localTime: string): void => {
    setTyped(localTime);
    field.onChange(instantAtHome(localTime) ?? '');
  };
  return {
    choice,
    publishedAt: typeof saved === 'string' && !isLater(saved) ? new Date(saved) : undefined,
    at: field.value,
    localTime: typed ?? (field.value ? homeTimeOf(new Date(String(field.value))) : ''),
    isMissing: fieldState.error !== undefined,
    choose,
    setTime,
  };
}

const timeHint = (at: unknown): string =>
  isLater(at) || at === '' ? homeTimeZoneName() : 'This time is past, so the article appears when you save.';

const missingTime = (at: unknown): string | undefined =>
  at === '' ? 'Choose a date and a time.' : undefined;

function choiceOf(at: unknown): Choice {
  if (at === null || at === undefined) return 'draft';
  return at === '' || isLater(at) ? 'later' : 'now';
}

function instantOf(choice: Choice, saved: unknown): string | null {
  if (choice === 'draft') return null;
  const isKept = typeof saved === 'string' && isLater(saved) === (choice === 'later');
  if (isKept) return saved;
  if (choice === 'now') return serverNow().toISOString();
  return instantAtHome(`${homeTimeOf(new Date(serverNow().getTime() + dayMs)).slice(0, 10)}T08:00`) ?? '';
}
