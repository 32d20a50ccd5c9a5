// One line of text. A text over its limit isn't cut, and the field shows an error at once.
import type { ComponentProps, ReactNode } from 'react';
import { atMost } from '../../platform/forms/validators.ts';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'value'> {
  readonly value?: string | undefined;
  /** In characters. */
  readonly limit?: number;
  /** Inside the edge, before the text; its width is `--leading-width`. */
  readonly leading?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, description, error, limit, leading, id, className, value = '', ...rest } = props;
  const fault = error || (limit === undefined ? null : atMost(limit, value));
  return (
    <Field label={label} description={description} error={fault} id={id} className={className}>
      {(control) => (
        <>
          {leading && <span className={styles.leading}>{leading}</span>}
          <input {...rest} {...control} value={value} />
        </>
      )}
    </Field>
  );
}
