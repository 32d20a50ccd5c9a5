// Tags as one text with commas. The form holds the list.
import { limits } from '@haat/contract/limits';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { isSame } from '../../platform/is-same.ts';
import { tagsFault, tagsIn } from './tags-text.ts';

export function TagsInput({ source }: { readonly source: string }) {
  const { field, fieldState } = useInput<readonly string[]>({
    source,
    defaultValue: [],
    validate: tagsFault,
  });
  const tags: readonly string[] = field.value ?? [];
  const [text, setText] = useState(() => tags.join(', '));
  // Somebody else's version was chosen.
  const shown = isSame(tagsIn(text), tags) ? text : tags.join(', ');
  const fault = fieldState.error?.message?.replace(/^@@react-admin@@"(.*)"$/, '$1');
  return (
    <TextField
      label="Tags"
      value={shown}
      onChange={({ target }) => {
        setText(target.value);
        field.onChange(tagsIn(target.value));
      }}
      onBlur={field.onBlur}
      error={fault !== undefined}
      helperText={fault ?? `Other words that people search for, with commas. Up to ${limits.tags}.`}
      slotProps={{ htmlInput: { name: source } }}
    />
  );
}
