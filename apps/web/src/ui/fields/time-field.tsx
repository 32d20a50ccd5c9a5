// A time of day 'HH:mm': the phone's own picker, shown in 24 hours in every language.

import { TextField, type TextFieldProps } from './text-field.tsx';
import styles from './time-field.module.css';

export const TimeField = ({ value, ...rest }: Omit<TextFieldProps, 'type' | 'leading' | 'className'>) => (
  <TextField
    {...rest}
    type="time"
    value={value}
    className={styles.field}
    leading={
      <span aria-hidden className={styles.shown}>
        {value}
      </span>
    }
  />
);
