// Several lines of text. A text over its limit isn't cut, and the field shows an error at once.
import type { ComponentProps } from 'react';
import { atMost } from '../../platform/forms/validators.ts';
import { Field, type FieldTexts } from './field.tsx';

interface TextAreaFieldProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'value'> {
  readonly value?: string;
  /** In characters. */
  readonly limit: number;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, description, error, limit, id, className, value = '', ...rest } = props;
  const fault = error || atMost(limit, value);
  return (
    <Field label={label} description={description} error={fault} id={id} className={className}>
      {(control) => <textarea {...rest} {...control} value={value} />}
    </Field>
  );
}
