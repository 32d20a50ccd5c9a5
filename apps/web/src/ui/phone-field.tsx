// The ten digits after a fixed +91; what is pasted around them falls away.
import { limits } from '@haat/contract';
import { TextInput, type TextInputProps } from '@mantine/core';
import { fields } from '../messages/fields.ts';
import styles from './phone-field.module.css';
import { phoneDigits } from './validators.ts';

type PhoneFieldProps = Omit<TextInputProps, 'onChange' | 'value' | 'label' | 'type'> & {
  readonly value?: string;
  readonly onChange: (digits: string) => void;
};

export const PhoneField = ({ value = '', onChange, ...rest }: PhoneFieldProps) => (
  <TextInput
    {...rest}
    label={fields.phone}
    type="tel"
    inputMode="numeric"
    autoComplete="tel-national"
    value={value}
    onChange={(event) => onChange(phoneDigits(event.currentTarget.value))}
    leftSection={<span className={styles.prefix}>{limits.phonePrefix}</span>}
    leftSectionWidth="4rem"
    leftSectionPointerEvents="none"
  />
);
