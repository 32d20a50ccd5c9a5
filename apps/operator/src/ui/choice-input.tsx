// A form's field for one choice from a short list.
import { type Identifier, useInput, type Validator } from 'ra-core';
import { faultOf } from './input-words.tsx';
import { SelectField } from './select-field.tsx';

interface ChoiceInputProps {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly { readonly id: Identifier; readonly name: string }[];
  readonly validate?: readonly Validator[];
  readonly defaultValue?: Identifier;
}

export function ChoiceInput({ source, label, choices, validate = [], defaultValue }: ChoiceInputProps) {
  const { field, fieldState } = useInput({ source, validate: [...validate], defaultValue });
  const value = field.value === undefined || field.value === null ? '' : String(field.value);
  const options = choices.map(({ id, name }) => [String(id), name] as const);
  return (
    <SelectField
      label={label}
      value={value}
      choices={value === '' ? [['', 'Choose'], ...options] : options}
      // The form's value is the record's id, a number or a text.
      onChange={(chosen) => field.onChange(choices.find(({ id }) => String(id) === chosen)?.id ?? '')}
      error={faultOf(fieldState)}
    />
  );
}
