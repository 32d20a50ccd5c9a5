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
  /** Offers 'None', which is null in the record. */
  readonly isOptional?: boolean;
}

export function ChoiceInput(props: ChoiceInputProps) {
  const { source, label, choices, validate = [], defaultValue, isOptional } = props;
  const { field, fieldState } = useInput({ source, validate: [...validate], defaultValue });
  const value = field.value === undefined || field.value === null ? '' : String(field.value);
  const options = choices.map(({ id, name }) => [String(id), name] as const);
  return (
    <SelectField
      label={label}
      value={value}
      choices={isOptional || value === '' ? [['', isOptional ? 'None' : 'Choose'], ...options] : options}
      // The form's value is the record's id, a number or a text.
      onChange={(chosen) =>
        field.onChange(choices.find(({ id }) => String(id) === chosen)?.id ?? (isOptional ? null : ''))
      }
      error={faultOf(fieldState)}
    />
  );
}
