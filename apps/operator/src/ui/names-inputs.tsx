// Names in Hindi and Malayalam, of types and of catalogue products.
import { maxLength } from 'ra-core';
import type { ComparedField } from './stale-differences.ts';
import { TextInput } from './text-input.tsx';

/** Hindi and Malayalam in one line, or nothing. */
function namesInWords(value: unknown): string {
  const { hi, ml } = (value ?? {}) as { readonly hi?: string | null; readonly ml?: string | null }; // the record's names
  return [hi, ml].filter(Boolean).join(', ') || 'Nothing';
}

export const namesField: ComparedField = {
  source: 'names',
  label: 'Names in Hindi and Malayalam',
  text: namesInWords,
};

export function NamesInputs({ limit }: { readonly limit: number }) {
  const rules = maxLength(limit, `Use ${limit} characters at most.`);
  return (
    <>
      <TextInput
        source="names.hi"
        label="In Hindi"
        validate={rules}
        helperText="The name in Hindi. Optional."
      />
      <TextInput
        source="names.ml"
        label="In Malayalam"
        validate={rules}
        helperText="The name in Malayalam. Optional. People see the name in their own language."
      />
    </>
  );
}
