// A phone number: ten digits after a fixed +91. Ignores a typed or pasted +91, leading 0 and blanks.
import { limits } from '@haat/contract/limits';
import { typedDigits } from '@haat/contract/phone';
import { fieldErrors, fields } from '../../messages/fields.ts';
import styles from './phone-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

type PhoneFieldProps = Omit<
  TextFieldProps,
  'onChange' | 'value' | 'label' | 'type' | 'leading' | 'className'
> & {
  readonly label?: string;
  /** May have more than ten digits. Then the first ten are shown, and the form's rule refuses it. */
  readonly value?: string;
  readonly onChange: (digits: string) => void;
};

export function PhoneField({
  label = fields.phone,
  value = '',
  description,
  onChange,
  ...rest
}: PhoneFieldProps) {
  const shown = value.slice(0, limits.phoneDigits);
  return (
    <TextField
      {...rest}
      label={label}
      description={value === shown ? description : fieldErrors.phoneTooLong}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={shown}
      onChange={(event) => onChange(typedDigits(event.currentTarget.value))}
      className={styles.field}
      leading={
        <>
          <span className={styles.prefix}>{limits.phonePrefix}</span>
          {shown.length > 5 && <span className={styles.mark} data-digits={shown.slice(0, 5)} />}
        </>
      }
    />
  );
}
