// The three lines of an address. The API takes them as one text, separated by line breaks.
import { limits } from '@haat/contract/limits';
import { fields } from '../../messages/fields.ts';
import type { InputProps } from '../../platform/forms/form.ts';
import { limitedText } from '../../platform/forms/validators.ts';
import { TextField } from './text-field.tsx';

export interface AddressLinesValues {
  readonly line1: string;
  readonly line2: string;
  readonly line3: string;
}

export const emptyAddressLines: AddressLinesValues = { line1: '', line2: '', line3: '' };

export const joinAddressLines = ({ line1, line2, line3 }: AddressLinesValues): string =>
  [line1, line2, line3].map((line) => line.trim()).join('\n');

interface AddressLinesProps {
  readonly form: { getInputProps: (path: 'line1' | 'line2' | 'line3') => InputProps };
}

const lines = [
  ['line1', 'addressLine1', 'address-line1'],
  ['line2', 'addressLine2', 'address-line2'],
  ['line3', 'addressLine3', 'address-line3'],
] as const;

// Three lines and two line breaks fit into the limit of an address.
const lineMax = Math.floor(limits.address / 3) - 1;

const line = limitedText(lineMax);
export const addressLineRules = { line1: line, line2: line, line3: line } as const;

export const AddressLines = ({ form }: AddressLinesProps) =>
  lines.map(([path, name, autoComplete]) => (
    <TextField
      key={path}
      label={fields[name]}
      autoComplete={autoComplete}
      limit={lineMax}
      {...form.getInputProps(path)}
    />
  ));
