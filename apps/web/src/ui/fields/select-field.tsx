// The browser's own select. An empty first option stands for "not chosen yet".

import { shownName } from '@haat/contract/pack';
import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldTexts } from './field.tsx';

interface Choice {
  readonly id: number | string;
  readonly name: string;
  readonly local_name?: string | null;
}

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  readonly choices: readonly Choice[];
  /** The text of the empty option. */
  readonly hint: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, description, error, id, className, choices, hint, ...rest } = props;
  return (
    <Field label={label} description={description} error={error} id={id} className={className}>
      {(control) => (
        <>
          <select {...rest} {...control}>
            <option value="">{hint}</option>
            {choices.map((choice) => (
              <option key={choice.id} value={String(choice.id)}>
                {shownName(choice)}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <IconSelector size="1.625rem" aria-hidden />
          </span>
        </>
      )}
    </Field>
  );
}
