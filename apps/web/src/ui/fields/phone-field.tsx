// A phone number: ten digits after a fixed +91. Ignores a typed or pasted +91, leading 0 and blanks.
import { limits } from '@haat/contract/limits';
import { useRef } from 'react';
import { fields } from '../../messages/fields.ts';
import { phoneDigits } from '../../platform/forms/validators.ts';
import styles from './phone-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PhoneFieldProps = Omit<
  TextFieldProps,
  'onChange' | 'value' | 'label' | 'type' | 'leading' | 'className'
> & {
  readonly label?: string;
  readonly value?: string;
  readonly onChange: (digits: string) => void;
};

export function PhoneField({ label = fields.phone, value = '', onChange, ...rest }: PhoneFieldProps) {
  // The field never shows a '+'. Remember a typed one until the prefix is complete or can't be one any more.
  const isInPrefix = useRef(false);
  const take = (shown: string): void => {
    const typed = isInPrefix.current && !shown.startsWith('+') ? `+${shown}` : shown;
    isInPrefix.current = typed !== '' && typed !== limits.phonePrefix && limits.phonePrefix.startsWith(typed);
    onChange(phoneDigits(typed));
  };
  return (
    <TextField
      {...rest}
      label={label}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={value}
      onChange={(event) => take(event.currentTarget.value)}
      className={styles.field}
      leading={
        <>
          <span className={styles.prefix}>{limits.phonePrefix}</span>
          {value.length > 5 && <span className={styles.mark} data-digits={value.slice(0, 5)} />}
        </>
      }
    />
  );
}
