// On or off: the browser's own checkbox, styled and announced as a switch.
import { type ComponentProps, useId } from 'react';
import styles from './switch-field.module.css';

type SwitchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  readonly label: string;
  readonly description?: string;
};

export function SwitchField({ label, description, ...rest }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells whether it is checked
        role="switch"
        aria-describedby={description && `${id}-more`}
        className={styles.switch}
      />
      {description && (
        <p id={`${id}-more`} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  );
}
