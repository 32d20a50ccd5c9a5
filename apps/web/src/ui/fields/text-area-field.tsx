// Several lines of text with their name above and their fault below. A text past its limit stays whole and is told at once.
import { Textarea, type TextareaProps } from '@mantine/core';
import { atMost } from '../../platform/forms/validators.ts';

interface TextAreaFieldProps extends TextareaProps {
  readonly value?: string;
  /** In characters. */
  readonly limit: number;
}

export const TextAreaField = ({ limit, error, value = '', ...rest }: TextAreaFieldProps) => (
  <Textarea {...rest} value={value} error={error || atMost(limit, value)} />
);
