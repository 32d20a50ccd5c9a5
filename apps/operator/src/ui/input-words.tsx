// The texts of every input: its label, a hint and its error.
import { ValidationError } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';

export interface InputWords {
  readonly label: string;
  /** Shown below the field, where its error appears. */
  readonly helperText?: string;
}

/** Screen readers announce 'required' themselves. */
export const labelWith = (label: string, isRequired: boolean): ReactNode => (
  <span>
    {label}
    {isRequired && <span aria-hidden="true">&thinsp;*</span>}
  </span>
);

export const faultOf = ({ error }: { readonly error?: FieldError }): ReactElement | undefined =>
  error?.message ? <ValidationError error={error.message} /> : undefined;
