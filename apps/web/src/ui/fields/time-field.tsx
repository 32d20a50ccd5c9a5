// A time of day 'HH:mm': the phone's own picker, shown by 24 hours whatever the phone's habit is.
import { TextInput, type TextInputProps } from '@mantine/core';
import styles from './time-field.module.css';

type TimeFieldProps = Omit<TextInputProps, 'type' | 'value'> & { readonly value?: string };

export const TimeField = ({ value, ...rest }: TimeFieldProps) => (
  <TextInput
    {...rest}
    type="time"
    value={value}
    classNames={{ wrapper: styles.wrapper, input: styles.input, section: styles.shown }}
    leftSection={<span aria-hidden>{value}</span>}
    leftSectionPointerEvents="none"
    leftSectionWidth="4.5rem"
  />
);
