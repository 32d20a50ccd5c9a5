// What every input of a form says: its label, a hint, and what is wrong.
import { ValidationError } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';

export interface InputWords {
  readonly label: string;
  /** Below the field, where its fault appears. */
  readonly helperText?: string;
}

/** Screen readers say 'required' themselves. */
export const labelWith = (label: string, isRequired: boolean): ReactNode => (
  <span>
    {label}
    {isRequired && <span aria-hidden="true">&thinsp;*</span>}
  </span>
);

export const faultOf = ({ error }: { readonly error?: FieldError }): ReactElement | undefined =>
  error?.message ? <ValidationError error={error.message} /> : undefined;
