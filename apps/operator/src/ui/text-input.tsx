// A field of a form for text. Empty and blank are null in the record.
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { type InputProps, useInput } from 'ra-core';
import { faultOf, type InputWords, labelWith } from './input-words.tsx';

type TextInputProps = InputWords &
  Pick<InputProps, 'source' | 'validate' | 'format' | 'parse'> &
  Pick<TextFieldProps, 'type' | 'multiline' | 'minRows' | 'slotProps' | 'onInput'>;

const blankIsNull = (text: string): string | null => (text.trim() === '' ? null : text);

export function TextInput({
  source,
  validate,
  format,
  parse = blankIsNull,
  label,
  helperText,
  ...rest
}: TextInputProps) {
  const { field, fieldState, id, isRequired } = useInput({ source, validate, format, parse });
  const { ref, ...input } = field;
  return (
    <TextField
      {...rest}
      {...input}
      id={id}
      inputRef={ref}
      label={labelWith(label, isRequired)}
      error={fieldState.invalid}
      helperText={faultOf(fieldState) ?? helperText}
    />
  );
}
