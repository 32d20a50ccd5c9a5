// One line of text with its name above and its fault below. A text past its limit stays whole and is told at once.
import { TextInput, type TextInputProps } from '@mantine/core';
import { atMost } from '../../platform/forms/validators.ts';

interface TextFieldProps extends TextInputProps {
  readonly value?: string;
  /** In characters. */
  readonly limit?: number;
}

export const TextField = ({ limit, error, value = '', ...rest }: TextFieldProps) => (
  <TextInput {...rest} value={value} error={error || (limit !== undefined && atMost(limit, value))} />
);
