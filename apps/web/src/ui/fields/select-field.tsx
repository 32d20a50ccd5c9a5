// The browser's own select. An empty first option stands for "not chosen yet".
import { NativeSelect, type NativeSelectProps } from '@mantine/core';

interface Choice {
  readonly id: number;
  readonly name: string;
}

type SelectFieldProps = Omit<NativeSelectProps, 'data' | 'children'> & {
  readonly choices: readonly Choice[];
  /** What the empty option says. */
  readonly hint: string;
};

export const SelectField = ({ choices, hint, ...rest }: SelectFieldProps) => (
  <NativeSelect {...rest}>
    <option value="">{hint}</option>
    {choices.map((choice) => (
      <option key={choice.id} value={String(choice.id)}>
        {choice.name}
      </option>
    ))}
  </NativeSelect>
);
