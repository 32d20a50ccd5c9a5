// The frame of every field: label, hint, control and error. Screen readers announce hint and error with the control.
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldTexts {
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | null | undefined;
}

/** Connects the control to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

export function Field({ label, description, error, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const errorId = error ? `${controlId}-error` : '';
  const descriptionId = description ? `${controlId}-description` : '';
  return (
    <div className={className}>
      <label htmlFor={controlId} className={styles.label}>
        {label}
      </label>
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.box}>
        {children({
          id: controlId,
          className: styles.control,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': `${errorId} ${descriptionId}`.trim() || undefined,
        })}
      </div>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
