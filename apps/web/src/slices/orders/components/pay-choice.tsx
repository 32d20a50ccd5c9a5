// How the customer wants to pay.
import type { PayMethod } from '@haat/contract/payment-machine';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { money as words } from '../money.messages.ts';

interface PayChoiceProps {
  readonly choices: readonly PayMethod[];
  readonly value: PayMethod;
  readonly onChoose: (method: PayMethod) => void;
}

export const PayChoice = ({ choices, value, onChoose }: PayChoiceProps) => (
  <RadioGroup
    label={words.payBy}
    choices={choices.map((method) => ({ value: method, label: words.methods[method] }))}
    value={value}
    onChoose={onChoose}
  />
);
