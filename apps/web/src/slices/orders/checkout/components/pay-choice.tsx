// How the customer wants to pay.
import type { PayMethod } from '@haat/contract/payment-machine';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { money as words } from '../../order/money.messages.ts';

interface PayChoiceProps {
  /** Default: 'How will you pay?'. */
  readonly label?: string;
  readonly choices: readonly PayMethod[];
  readonly value: PayMethod;
  readonly onChoose: (method: PayMethod) => void;
}

export const PayChoice = ({ label = words.payBy, choices, value, onChoose }: PayChoiceProps) => (
  <RadioGroup
    label={label}
    choices={choices.map((method) => ({ value: method, label: words.methods[method] }))}
    value={value}
    onChoose={onChoose}
  />
);
